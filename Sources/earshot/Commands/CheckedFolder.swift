import EarshotFiles

/// A folder into which files are written while a run goes on; it is made when there is one to write.
struct CheckedFolder {
  /// The path, with a slash at its end.
  let path: String

  /// Checks early that files can be written there, so that a long run is not lost at its end.
  init(_ path: String) throws(CommandLineError) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    do throws(FileFailure) {
      try AtomicFile(replacing: Self.nearestThere(to: path) + "/.earshot").check()
    } catch {
      throw CommandLineError(writing: path, error)
    }
  }

  /// Makes the folder where it is not there, as paths from it on need it.
  func make() throws(CommandLineError) {
    do { try FilePath.makeFolder(path) } catch { throw CommandLineError(writing: path, error) }
  }

  /// Writes a text to a file in the folder, by its name.
  func write(_ text: String, to name: String) throws(CommandLineError) {
    let file = path + name
    do throws(FileFailure) {
      try FilePath.makeFolder(path)
      try AtomicFile(replacing: file).write(Array(text.utf8))
    } catch {
      throw CommandLineError(writing: file, error)
    }
  }

  /// The folder, or else the innermost around it that exists; something else may stand in its place.
  private static func nearestThere(to path: String) -> String {
    var path = path
    while !path.isEmpty, !FilePath.exists(path) {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = String(path[..<slash])
    }
    return path
  }
}
