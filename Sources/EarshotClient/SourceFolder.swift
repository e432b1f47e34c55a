import EarshotFiles

/// A folder with source files, as a project has it.
struct SourceFolder {
  /// How deep folders may lie in one another.
  private static let depthLimit = 32
  /// Folders with code that is not the project's own, or not for its screens.
  private static let skippedNames: Set = [
    "Build", "Carthage", "DerivedData", "Pods", "Tests", "node_modules",
  ]

  /// How many folders are looked into; a project has fewer.
  private static let folderLimit = 10_000

  private let path: String

  init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The paths of all Swift files, in the order of their bytes; without manifests of packages, what
  /// is hidden, and tests. Of very many, the first.
  var files: [String] {
    var search = Search()
    search.look(into: path, depth: 0)
    return search.files
  }

  private struct Search {
    var files: [String] = []
    private var folderCount = 0

    private var isEnough: Bool {
      files.count > ClientSources.countLimit || folderCount > folderLimit
    }

    mutating func look(into folder: String, depth: Int) {
      folderCount += 1
      guard depth < depthLimit else { return }
      for name in FilePath.names(in: folder) where !name.hasPrefix(".") && !isEnough {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let isFolder = FileSystem.isFolderItself(path)
        if isFolder, !skippedNames.contains(name) {
          look(into: path, depth: depth + 1)
        } else if !isFolder, name.hasSuffix(".swift"), name != "Package.swift" {
          files.append(path)
        }
      }
    }
  }
}
