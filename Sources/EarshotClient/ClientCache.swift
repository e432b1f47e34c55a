import EarshotFiles
import Glibc

/// A folder in which compiled code and what was learnt about tools is kept between calls.
package struct ClientCache: Hashable, Sendable {
  /// How many compiled screens are kept; those that were not used for longest go first.
  private static let entryLimit = 200
  /// How much is kept of what was learnt.
  private static let knownLimit = 2_000
  /// The file of an entry with the sum of what is kept in it.
  private static let sumName = "sum"

  let folder: String

  /// Uses a folder, which is made when something is kept.
  package init(folder: String) { self.folder = folder }

  /// The folder that is used where none is named: `earshot` in that of `XDG_CACHE_HOME`, in `.cache`
  /// at home, or in the folder for temporary files under the number of the user.
  package static func standardFolder(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String {
    for (variable, rest) in [("XDG_CACHE_HOME", "/earshot"), ("HOME", "/.cache/earshot")] {
      if let folder = environment(variable), folder.hasPrefix("/") { return folder + rest }
    }
    return "/tmp/earshot-\(getuid())"
  }
}

extension ClientCache {
  private var compiled: String { "\(folder)/compiled" }
  private var known: String { "\(folder)/known" }

  /// Where modules of C headers are kept, which the compiler makes once, and uses only where it made
  /// them, so that a folder that was moved has others.
  var headerModules: String {
    var sum = ContentHash()
    sum.add(FilePath.destination(of: folder))
    return "\(folder)/headers/\(sum.text)"
  }

  /// The path of a file that was compiled from inputs with a sum; nil where it was not, or where it is
  /// not what it was.
  func file(_ name: String, for sum: ContentHash) -> String? {
    let entry = "\(compiled)/\(sum.text)"
    // What is used is marked as such, so that it stays.
    guard utimes(entry, nil) == 0,
      let kept = try? FileContents.read("\(entry)/\(Self.sumName)", limit: 64),
      let now = Self.sum(of: "\(entry)/\(name)"), kept == Array(now.text.utf8)
    else { return nil }
    return "\(entry)/\(name)"
  }

  /// Keeps a file that is made in a folder, and gives its path.
  ///
  /// Where two do this at once, one is kept. What throws leaves nothing.
  func keep<Failure: Error>(
    _ name: String, for sum: ContentHash,
    making make: (_ folder: String) throws(Failure) -> Void
  ) throws(Failure) -> Result<String, FileFailure> {
    let place: UnfinishedFolder
    do throws(FileFailure) {
      try checkOwner()
      try FilePath.makeFolder(compiled, mode: 0o700)
      UnfinishedFolder.removeAbandoned(in: compiled)
      place = try UnfinishedFolder(in: compiled)
    } catch {
      return .failure(error)
    }
    defer { place.remove() }
    try make(place.path)
    let entry = "\(compiled)/\(sum.text)"
    do throws(FileFailure) {
      guard let made = Self.sum(of: "\(place.path)/\(name)") else { throw FileFailure(code: EIO) }
      try AtomicFile(replacing: "\(place.path)/\(Self.sumName)").write(Array(made.text.utf8))
      // What is there already is damaged, or else was made by another in the meantime.
      if FilePath.exists(entry), file(name, for: sum) == nil { FilePath.remove(entry) }
      guard place.take(name: entry) || file(name, for: sum) != nil else {
        throw FileFailure(code: errno)
      }
    } catch {
      return .failure(error)
    }
    Self.removeOld(in: compiled, keeping: Self.entryLimit)
    return .success("\(entry)/\(name)")
  }

  /// Throws where the folder is another user's, who could put code there that would be run.
  private func checkOwner() throws(FileFailure) {
    guard let owner = FileSystem.owner(of: folder), owner != getuid(), owner != 0 else { return }
    throw FileFailure("it is another user's")
  }

  private static func sum(of file: String) -> ContentHash? {
    guard let bytes = try? FileContents.read(file, limit: 1 << 28) else { return nil }
    var sum = ContentHash()
    sum.add(bytes)
    return sum
  }

  private static func removeOld(in folder: String, keeping limit: Int) {
    let names = FilePath.names(in: folder).filter { !$0.hasPrefix(UnfinishedFolder.prefix) }
    guard names.count > limit else { return }
    let entries = names.map { "\(folder)/\($0)" }
      .map { (path: $0, use: FileSystem.lastChange(of: $0)) }
      .sorted { $0.use < $1.use }
    for entry in entries.prefix(names.count - limit) where unlink(entry.path) != 0 {
      FilePath.remove(entry.path)
    }
  }
}

extension ClientCache {
  /// What was learnt about files earlier; learnt again once one of them has changed.
  ///
  /// That it cannot be remembered is no reason to do without it.
  func remembering<Failure: Error>(
    _ topic: String, about files: [String], learn: () throws(Failure) -> String
  ) throws(Failure) -> String {
    var sum = ContentHash()
    sum.add(topic)
    for file in files {
      sum.add(file)
      sum.add(FileSystem.version(of: file))
    }
    let place = "\(known)/\(sum.text)"
    if let bytes = try? FileContents.read(place, limit: 1 << 20) {
      return String(decoding: bytes, as: UTF8.self)
    }
    let learnt = try learn()
    remember(learnt, at: place)
    return learnt
  }

  /// Whether something is asked for the first time about files; from then on it is not.
  package func isFirst(_ topic: String, about files: [String]) -> Bool {
    var sum = ContentHash()
    for word in [topic] + files.map(FilePath.destination) { sum.add(word) }
    let place = "\(known)/\(sum.text)"
    guard !FilePath.exists(place) else { return false }
    remember("", at: place)
    return true
  }

  private func remember(_ text: String, at place: String) {
    try? FilePath.makeFolder(known, mode: 0o700)
    try? AtomicFile(replacing: place).write(Array(text.utf8))
    Self.removeOld(in: known, keeping: Self.knownLimit)
  }
}
