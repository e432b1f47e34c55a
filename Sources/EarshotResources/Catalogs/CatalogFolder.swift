import EarshotFiles
import EarshotJSON
import Glibc

/// What a folder of a catalogue says of itself.
enum CatalogFolder {
  /// Whether the assets in a folder have its name in theirs.
  static func providesNamespace(
    _ folder: String, limits: ResourceLimits
  ) throws(ResourceError) -> Bool {
    let file = "\(folder)/Contents.json"
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(file, limit: limits.fileSize)
    } catch {
      throw ResourceError("cannot read the file: \(error.reason)", in: file)
    }
    do { return try providesNamespace(bytes) } catch {
      throw ResourceError(
        error.message, in: file, line: error.position.line, column: error.position.column)
    }
  }

  private static func providesNamespace(_ bytes: [UInt8]) throws(JSONError) -> Bool {
    var provides = false
    let reader = try JSONReader(bytes)
    try reader.object { key throws(JSONError) in
      guard key == "properties" else { return }
      try reader.object { key throws(JSONError) in
        if key == "provides-namespace" { provides = try reader.boolean() }
      }
    }
    try reader.end()
    return provides
  }
}
