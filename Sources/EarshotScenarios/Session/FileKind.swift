import EarshotFiles
import EarshotJSON

/// What a file that is opened as a screen holds, as its first telling key says.
enum FileKind: String, CaseIterable {
  case conversation = "earshotConversation"
  case tree = "earshotTree"

  /// Looks into a file; what says nothing is left to the reader of conversations, which says why.
  init(ofFile path: String) {
    let limit = JSONLimits().documentSize
    let bytes = try? FileContents.read(path, limit: limit)
    self = bytes.map { FileKind(of: $0) } ?? .conversation
  }

  /// Looks into the bytes of a file.
  init(of bytes: [UInt8]) { self = Self.kind(of: bytes) ?? .conversation }

  private static func kind(of bytes: [UInt8]) -> FileKind? {
    var kind: FileKind?
    do throws(JSONError) {
      let reader = try JSONReader(bytes)
      try reader.object { key throws(JSONError) in
        kind = FileKind(rawValue: key)
        // The rest is read by those who know what it means.
        if kind != nil { throw reader.error("enough was read") }
      }
    } catch {
      return kind
    }
    return kind
  }
}
