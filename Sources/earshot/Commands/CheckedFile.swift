import EarshotFiles

/// A file that is written when a run is over, whole or not at all.
struct CheckedFile {
  private let path: String
  private let file: AtomicFile

  /// Checks early that the file can be written, so that a long run is not lost at its end.
  init(_ path: String) throws(CommandLineError) {
    self.path = path
    do throws(FileFailure) {
      file = try AtomicFile(replacing: path)
      try file.check()
    } catch {
      throw CommandLineError(writing: path, error)
    }
  }

  /// Writes a text.
  func write(_ text: String) throws(CommandLineError) {
    do { try file.write(Array(text.utf8)) } catch { throw CommandLineError(writing: path, error) }
  }
}
