import EarshotFiles
package import EarshotResources
import EarshotSource

/// The source files that are compiled together.
package struct ClientSources: Sendable {
  /// How many files are compiled together.
  static let countLimit = 2_000

  /// The files that were asked for, among whose screens one is meant.
  package let requested: [SourceFile]
  /// Those, and the files of the same module that they cannot do without.
  package private(set) var files: [SourceFile]
  /// Where their words and pictures are.
  package let resources: ResourcePlace

  /// Reads files, and all Swift files of folders; what a cache remembers is not looked for again.
  package init(_ paths: [String], remembering cache: ClientCache) throws(ClientBuildError) {
    var files: [SourceFile] = []
    for path in paths {
      for file in try Self.files(at: path) where !files.contains(where: { $0.path == file }) {
        let source = try SourceFile(file)
        try Self.check(source, beside: files)
        files.append(source)
      }
    }
    let module = ModuleFolder(of: paths)
    requested = files
    self.files = files
    resources = module.resources
    for file in files { try Self.check(file, isAlone: files.count == 1) }
    try addWhatIsNeeded(from: module, remembering: cache)
  }

  private static func files(at path: String) throws(ClientBuildError) -> [String] {
    guard FilePath.isFolder(path) else { return [path] }
    let files = SourceFolder(path).files
    guard !files.isEmpty else {
      throw .unusableSource(path, reason: "there are no Swift files in this folder")
    }
    guard files.count <= countLimit else {
      throw .unusableSource(path, reason: "there are more than \(countLimit) Swift files")
    }
    return files
  }

  private static func check(
    _ file: SourceFile, beside files: [SourceFile]
  ) throws(ClientBuildError) {
    guard let other = files.first(where: { $0.name == file.name }) else { return }
    throw .unusableSource(
      file.path,
      reason:
        "'\(other.path)' has the same name, and files that are compiled together need names of "
        + "their own; name the files that are meant")
  }

  /// Throws where a file is not any more as it was read, so that what was compiled may be of neither.
  func checkUnchanged() throws(ClientBuildError) {
    for file in files where (try? SourceFile(file.path).bytes) != file.bytes {
      throw .changedMeanwhile(file.path)
    }
  }

  /// Throws where a file uses what the view layer does not have.
  func checkUses() throws(ClientBuildError) {
    let findings = UnsupportedUses(in: files.map(\.outline)).findings
    guard findings.isEmpty else { throw .unsupported(findings.map { "\($0)" }) }
  }

  private static func check(_ file: SourceFile, isAlone: Bool) throws(ClientBuildError) {
    if let position = file.outline.topLevelCode, !file.outline.declarations.isEmpty {
      throw .codeOutside(file.path, position)
    }
    guard isAlone else { return }
    do { try file.outline.expectDeclarations() } catch { throw .malformedSource(error) }
  }

  /// Adds the files of the module whose declarations the others use by name, until none is missing.
  private mutating func addWhatIsNeeded(
    from module: ModuleFolder, remembering cache: ClientCache
  ) throws(ClientBuildError) {
    let neighbours = neighbours(in: module)
    guard !neighbours.isEmpty else { return }
    let list = cache.remembering("needed", about: files.map(\.path) + neighbours) {
      needed(of: neighbours).joined(separator: Self.separator)
    }
    for path in list.split(separator: Self.separator) { files.append(try SourceFile(String(path))) }
  }

  /// What separates paths that are remembered; no path has it.
  private static let separator = "\0"

  private func neighbours(in module: ModuleFolder) -> [String] {
    let asked = Set(files.map { FilePath.destination(of: $0.path) })
    let others = module.files.prefix(Self.countLimit)
    return others.filter { !asked.contains(FilePath.destination(of: $0)) }
  }

  private func needed(of neighbours: [String]) -> [String] {
    var others = neighbours.compactMap { try? SourceFile($0) }
      .map { (file: $0, names: $0.outline.sharedNames) }
    var names = Set(files.map(\.name))
    var known = Set(files.flatMap(\.outline.sharedNames))
    var missing = Set(files.flatMap(\.outline.words)).subtracting(known)
    var needed: [String] = []
    while let index = others.firstIndex(where: { !$0.names.isDisjoint(with: missing) }) {
      let other = others.remove(at: index)
      guard names.insert(other.file.name).inserted else { continue }
      needed.append(other.file.path)
      known.formUnion(other.names)
      missing = missing.union(other.file.outline.words).subtracting(known)
    }
    return needed
  }
}
