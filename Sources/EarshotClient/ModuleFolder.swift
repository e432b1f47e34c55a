import EarshotFiles
import EarshotResources

/// The folder with the files that a file is compiled with in its project.
struct ModuleFolder {
  /// How far up it is looked for.
  private static let heightLimit = 16
  /// What lies in a folder that has several modules, or none of a project's.
  private static let endMarks = ["Package.swift", ".git"]

  /// The folder of the first file or folder that was asked for.
  private let folder: String
  /// Whether a folder was asked for, whose files are then all there.
  private let isWhole: Bool
  private let root: String?

  init(of paths: [String]) {
    let first = paths.first ?? "."
    isWhole = FilePath.isFolder(first)
    folder = isWhole ? first : FilePath.folder(of: first)
    root = Self.root(above: FilePath.destination(of: folder)).map(Self.fromHere)
  }

  /// All Swift files of the module: of the target of a package, or of the folder with an Xcode project;
  /// or where there is neither, the files that lie beside.
  var files: [String] {
    guard !isWhole else { return [] }
    guard let root else {
      let names = FilePath.names(in: folder).filter { $0.hasSuffix(".swift") }
      return names.map { (folder == "." ? "" : folder) + $0 }
    }
    return SourceFolder(root).files
  }

  /// Where words and pictures of the module are looked for.
  var resources: ResourcePlace {
    ResourcePlace(
      folder: root ?? folder, looksIntoFolders: isWhole || root != nil)
  }

  private static func root(above folder: String) -> String? {
    var folder = folder
    for _ in 0..<heightLimit {
      let parent = FilePath.folder(of: folder).dropLast()
      if parent.hasSuffix("/Sources") || hasProject(folder) { return folder }
      guard !parent.isEmpty, !endMarks.contains(where: { FilePath.exists("\(folder)/\($0)") })
      else {
        return nil
      }
      folder = String(parent)
    }
    return nil
  }

  /// A path as somebody would write it who is here, for errors.
  private static func fromHere(_ path: String) -> String {
    let here = FilePath.destination(of: ".")
    guard path != here else { return "." }
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }

  private static func hasProject(_ folder: String) -> Bool {
    FilePath.names(in: folder).contains { $0.hasSuffix(".xcodeproj") }
  }
}
