import EarshotFiles
import EarshotJSON

extension TreeDocument {
  /// How deep a tree may be nested; a node takes two levels of the file.
  private static let limits = JSONLimits(nestingDepth: 512)

  /// Reads a tree; `file` is named in errors and not opened.
  public init(parsing bytes: [UInt8], file: String) throws(TreeFileError) {
    do {
      self = try TreeParser(JSONReader(bytes, limits: Self.limits)).document()
    } catch {
      throw .malformed(file: file, error)
    }
  }

  /// Reads a tree file.
  public init(contentsOfFile file: String) throws(TreeFileError) {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(file, limit: Self.limits.documentSize) } catch {
      throw .unreadable(file: file, reason: error.reason)
    }
    try self.init(parsing: bytes, file: file)
  }
}
