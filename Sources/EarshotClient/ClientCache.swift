import EarshotFiles
import Glibc

/// A folder in which compiled code and what was learnt about tools is kept between calls.
package struct ClientCache: Hashable, Sendable {
  /// How many compiled screens are kept; those that were not used for longest go first.
  private static let entryLimit = 200

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

  /// Where modules of C headers are kept, which the compiler makes once. It refuses them where they
  /// were moved with the folder, so the place has the path in its name.
  var headerModules: String {
    var sum = ContentHash()
    sum.add(FilePath.destination(of: folder))
    return "\(folder)/headers/\(sum.text)"
  }

  /// The folder of what was compiled from inputs with a sum; nil where it was not.
  func entry(for sum: ContentHash) -> String? {
    let entry = "\(compiled)/\(sum.text)"
    // What is used is marked as such, so that it stays.
    return utimes(entry, nil) == 0 ? entry : nil
  }

  /// Keeps what is put into a folder, and gives the place where it is kept.
  ///
  /// Where two do this at once, one is kept. What throws leaves nothing.
  func keep<Failure: Error>(
    for sum: ContentHash, making make: (_ folder: String) throws(Failure) -> Void
  ) throws(Failure) -> Result<String, FileFailure> {
    let place: String
    do throws(FileFailure) {
      try FileSystem.makeFolder(compiled)
      place = try FileSystem.makeUniqueFolder(in: compiled)
    } catch {
      return .failure(error)
    }
    var isKept = false
    defer { if !isKept { FilePath.remove(place) } }
    try make(place)
    let entry = "\(compiled)/\(sum.text)"
    isKept = rename(place, entry) == 0
    guard isKept || FilePath.exists(entry) else { return .failure(FileFailure(code: errno)) }
    removeOldEntries()
    return .success(entry)
  }

  private func removeOldEntries() {
    let names = FilePath.names(in: compiled)
    guard names.count > Self.entryLimit else { return }
    let entries = names.map { "\(compiled)/\($0)" }
      .map { (path: $0, use: FileSystem.lastChange(of: $0)) }
      .sorted { $0.use < $1.use }
    for entry in entries.prefix(names.count - Self.entryLimit) {
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
    let place = "\(folder)/known/\(sum.text)"
    if let known = try? FileContents.read(place, limit: 1 << 16) {
      return String(decoding: known, as: UTF8.self)
    }
    let learnt = try learn()
    try? FileSystem.makeFolder("\(folder)/known")
    try? AtomicFile(replacing: place).write(Array(learnt.utf8))
    return learnt
  }

  /// Whether something is asked for the first time about files; from then on it is not.
  package func isFirst(_ topic: String, about files: [String]) -> Bool {
    var sum = ContentHash()
    for word in [topic] + files.map(FilePath.destination) { sum.add(word) }
    let place = "\(folder)/known/\(sum.text)"
    guard !FilePath.exists(place) else { return false }
    try? FileSystem.makeFolder("\(folder)/known")
    try? AtomicFile(replacing: place).write([])
    return true
  }
}
