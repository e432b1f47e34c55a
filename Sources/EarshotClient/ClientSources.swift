import EarshotFiles

/// The source files that are compiled together.
package struct ClientSources: Hashable, Sendable {
  /// One file, as it was when it was read.
  package struct File: Hashable, Sendable {
    /// The path as it is given to the compiler, which names it in errors.
    package let path: String
    package let bytes: [UInt8]
  }

  /// How large a file may be, in bytes.
  private static let sizeLimit = 4 << 20
  /// How many files are compiled together.
  private static let countLimit = 2_000

  package let files: [File]

  /// Reads files, and all Swift files of folders.
  package init(_ paths: [String]) throws(ClientBuildError) {
    var files: [File] = []
    for path in paths {
      let isFolder = FilePath.isFolder(path)
      let found = isFolder ? SourceFolder(path).files : [path]
      guard !found.isEmpty else {
        throw .unusableSource(path, reason: "there are no Swift files in this folder")
      }
      for file in found where !files.contains(where: { $0.path == file }) {
        files.append(File(path: file, bytes: try Self.read(file)))
      }
      guard files.count <= Self.countLimit else {
        throw .unusableSource(path, reason: "there are more than \(Self.countLimit) Swift files")
      }
    }
    self.files = files
  }

  private static func read(_ path: String) throws(ClientBuildError) -> [UInt8] {
    do {
      return try FileContents.read(path, limit: sizeLimit)
    } catch {
      throw .unusableSource(path, reason: "cannot be read: \(error.reason)")
    }
  }
}
