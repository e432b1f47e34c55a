import Foundation

/// The files of cases that belong to no target.
enum CaseFile {
  /// Reads the cases of several files.
  static func cases<Case: Decodable>(_ names: String..., of type: Case.Type) throws -> [Case] {
    try names.flatMap { try cases(in: $0, of: type) }
  }

  private static func cases<Case: Decodable>(in name: String, of type: Case.Type) throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../VoiceOverCases/\(name)").standardized
    let bytes = try Data(contentsOf: file)
    return try JSONDecoder().decode([Case].self, from: bytes)
  }
}
