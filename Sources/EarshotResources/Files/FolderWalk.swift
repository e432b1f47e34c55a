import EarshotFiles

/// Walks through folders in an order that is always the same, and notes what counts.
struct FolderWalk {
  private static let passedOver: Set<String> = [
    "Pods", "DerivedData", "node_modules", "Carthage",
  ]
  private static let passedOverEndings: Set<String> = [
    "app", "framework", "xcframework", "xcarchive", "xcodeproj", "xcworkspace",
  ]

  private let limits: ResourceLimits
  private var namesLeft: Int
  private var visited: Set<String> = []
  private(set) var found = FoundFiles()

  init(limits: ResourceLimits) {
    self.limits = limits
    namesLeft = limits.nameCount
  }

  /// Notes what is in a folder and in those below.
  mutating func visit(_ folder: String) throws(ResourceError) {
    let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    try visit(path, depth: 0)
  }

  private mutating func visit(_ folder: String, depth: Int) throws(ResourceError) {
    for entry in try entries(of: folder, depth: depth) {
      let path = "\(folder)/\(entry.name)"
      guard entry.isFolder else {
        try note(path, name: entry.name, language: nil)
        continue
      }
      let (stem, ending) = Self.parts(of: entry.name)
      switch ending {
      case "lproj": try visitLanguage(stem, at: path)
      case "xcassets": try visitCatalog(path, prefix: "", depth: depth + 1)
      case let ending? where Self.passedOverEndings.contains(ending): break
      default:
        let isPassedOver = !limits.looksIntoFolders || Self.passedOver.contains(entry.name)
        if !isPassedOver { try visit(path, depth: depth + 1) }
      }
    }
  }

  private mutating func visitLanguage(
    _ language: String, at folder: String
  ) throws(ResourceError) {
    for entry in try entries(of: folder, depth: 0) where !entry.isFolder {
      try note("\(folder)/\(entry.name)", name: entry.name, language: language)
    }
  }

  /// Notes the assets of a catalogue; those of a folder with a name space have its name in theirs.
  private mutating func visitCatalog(
    _ folder: String, prefix: String, depth: Int
  ) throws(ResourceError) {
    for entry in try entries(of: folder, depth: depth) where entry.isFolder {
      let path = "\(folder)/\(entry.name)"
      let (stem, ending) = Self.parts(of: entry.name)
      if let kind = Self.kind(ofSet: ending) {
        found.assets.append(FoundFiles.Asset(name: prefix + stem, kind: kind))
      } else if !["appiconset", "dataset", "launchimage"].contains(ending) {
        let hasNameSpace = try CatalogFolder.providesNamespace(path, limits: limits)
        try visitCatalog(
          path, prefix: hasNameSpace ? "\(prefix)\(entry.name)/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func kind(ofSet ending: String?) -> FoundFiles.Asset.Kind? {
    switch ending {
    case "imageset": .image
    case "colorset": .color
    case "symbolset": .symbol
    default: nil
    }
  }

  private mutating func note(
    _ path: String, name: String, language: String?
  ) throws(ResourceError) {
    let (stem, ending) = Self.parts(of: name)
    let form: FoundFiles.Table.Form
    switch ending {
    case "strings" where language != nil: form = .strings
    case "stringsdict" where language != nil: form = .stringsDictionary
    case "xcstrings": form = .catalog
    case "png", "jpg", "jpeg", "heic", "pdf", "svg", "gif":
      found.assets.append(FoundFiles.Asset(name: Self.withoutScale(stem), kind: .looseImage))
      return
    default: return
    }
    guard found.tables.count < limits.fileCount else {
      throw ResourceError("there are more than \(limits.fileCount) files of words", in: path)
    }
    found.tables.append(
      FoundFiles.Table(path: path, name: stem, form: form, language: language))
  }

  private mutating func entries(
    of folder: String, depth: Int
  ) throws(ResourceError) -> [FolderListing.Entry] {
    guard depth <= limits.depth else {
      throw ResourceError("folders lie more than \(limits.depth) deep in each other", in: folder)
    }
    guard visited.insert(FilePath.destination(of: folder)).inserted else { return [] }
    do {
      let entries = try FolderListing.entries(of: folder, limit: namesLeft)
      namesLeft -= entries.count
      return entries
    } catch {
      throw ResourceError("cannot look into the folder: \(error.reason)", in: folder)
    }
  }

  private static func parts(of name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
  }

  /// A picture's name as code has it: without `@2x` and `~ipad`.
  private static func withoutScale(_ stem: String) -> String {
    var stem = stem[...]
    for ending in ["~iphone", "~ipad"] where stem.hasSuffix(ending) {
      stem = stem.dropLast(ending.count)
    }
    for ending in ["@2x", "@3x"] where stem.hasSuffix(ending) { stem = stem.dropLast(3) }
    return String(stem)
  }
}
