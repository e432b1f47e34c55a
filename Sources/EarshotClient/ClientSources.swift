import EarshotFiles
package import EarshotResources
import EarshotSource

/// The source files that are compiled together.
package struct ClientSources: Sendable {
  /// How many files are compiled together.
  private static let countLimit = 2_000

  /// The files that were asked for, among whose screens one is meant.
  package let requested: [SourceFile]
  /// Those, and the files of the same module that they cannot do without.
  package private(set) var files: [SourceFile]
  /// Where their words and pictures are.
  package let resources: ResourcePlace

  /// Reads files, and all Swift files of folders.
  package init(_ paths: [String]) throws(ClientBuildError) {
    var files: [SourceFile] = []
    for path in paths {
      let found = FilePath.isFolder(path) ? SourceFolder(path).files : [path]
      guard !found.isEmpty else {
        throw .unusableSource(path, reason: "there are no Swift files in this folder")
      }
      for file in found where !files.contains(where: { $0.path == file }) {
        let source = try SourceFile(file)
        if let other = files.first(where: { $0.name == source.name }) {
          throw .unusableSource(
            file,
            reason: "'\(other.path)' has the same name, and files that are compiled together "
              + "need names of their own; name the files that are meant")
        }
        files.append(source)
      }
      guard files.count <= Self.countLimit else {
        throw .unusableSource(path, reason: "there are more than \(Self.countLimit) Swift files")
      }
    }
    let module = ModuleFolder(of: paths)
    requested = files
    self.files = files
    resources = module.resources
    for file in files { try Self.check(file, isAlone: files.count == 1) }
    addWhatIsNeeded(from: module)
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
  private mutating func addWhatIsNeeded(from module: ModuleFolder) {
    var others = module.files
      .filter { path in !files.contains { FilePath.areSame($0.path, path) } }
      .prefix(Self.countLimit).compactMap { try? SourceFile($0) }
    var known = Set(files.flatMap(\.outline.sharedNames))
    var missing = Set(files.flatMap(\.outline.words)).subtracting(known)
    while let index = others.firstIndex(where: { !$0.outline.sharedNames.isDisjoint(with: missing) }
    ) {
      let file = others.remove(at: index)
      guard !files.contains(where: { $0.name == file.name }) else { continue }
      files.append(file)
      known.formUnion(file.outline.sharedNames)
      missing = missing.union(file.outline.words).subtracting(known)
    }
  }
}
