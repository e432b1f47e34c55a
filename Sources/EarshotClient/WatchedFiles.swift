import EarshotFiles
import EarshotResources

/// The files that make a difference to a screen in Swift source.
struct WatchedFiles {
  /// How deep folders with words and pictures may lie in one another.
  private static let depthLimit = 8
  /// How files with words and pictures end.
  private static let endings = [".strings", ".stringsdict", ".xcstrings", "/Contents.json"]

  private let paths: [String]

  init(of paths: [String]) { self.paths = paths }

  /// The files that were named, those in the folders that were named, those of the same module, which
  /// are compiled along as soon as one of these needs them, and the words beside them.
  var all: [String] {
    let module = ModuleFolder(of: paths)
    return paths.flatMap { FilePath.isFolder($0) ? SourceFolder($0).files : [$0] } + module.files
      + resources(in: module)
  }

  /// When each was changed, by its path.
  var versions: [String: String] {
    Dictionary(all.map { ($0, FileSystem.version(of: $0)) }) { $1 }
  }

  /// When each file with words or pictures was changed, by its path.
  var resourceVersions: [String: String] {
    Dictionary(
      resources(in: ModuleFolder(of: paths)).map { ($0, FileSystem.version(of: $0)) }
    ) { $1 }
  }

  private func resources(in module: ModuleFolder) -> [String] {
    let place = module.resources
    return Self.resources(in: place.folder, everywhere: place.looksIntoFolders, depth: 0)
  }

  private static func resources(in folder: String, everywhere: Bool, depth: Int) -> [String] {
    guard depth < depthLimit else { return [] }
    var files: [String] = []
    for name in FilePath.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let isCatalogue = [".lproj", ".xcassets"].contains { name.hasSuffix($0) }
      if endings.contains(where: path.hasSuffix) {
        files.append(path)
      } else if everywhere || isCatalogue, FileSystem.isFolderItself(path) {
        files += resources(in: path, everywhere: everywhere || isCatalogue, depth: depth + 1)
      }
    }
    return files
  }
}
