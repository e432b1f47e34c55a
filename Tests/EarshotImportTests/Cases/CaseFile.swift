import Foundation

/// The files of cases that belong to no target.
enum CaseFile {
  /// Reads the cases of a file.
  static func cases<Case: Decodable>(_ name: String, of type: Case.Type) throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../VoiceOverCases/\(name)").standardized
    let bytes = try Data(contentsOf: file)
    return try JSONDecoder().decode([Case].self, from: bytes)
  }
}
