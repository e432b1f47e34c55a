import EarshotFiles

/// A folder with source files, as a project has it.
struct SourceFolder {
  /// How deep folders may lie in one another.
  private static let depthLimit = 32
  /// Folders with code that is not the project's own, or not for its screens.
  private static let skippedNames: Set = [
    "Build", "Carthage", "DerivedData", "Pods", "Tests", "node_modules",
  ]

  private let path: String

  init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The paths of all Swift files, in the order of their bytes; without manifests of packages, what
  /// is hidden, and tests.
  var files: [String] { Self.files(in: path, depth: 0) }

  private static func files(in folder: String, depth: Int) -> [String] {
    guard depth < depthLimit else { return [] }
    var files: [String] = []
    for name in FilePath.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        if name != "Package.swift" { files.append(path) }
      } else if !skippedNames.contains(name), FileSystem.isFolderItself(path) {
        files += Self.files(in: path, depth: depth + 1)
      }
    }
    return files
  }
}
