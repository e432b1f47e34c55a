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
      throw Self.unwritten(path, error)
    }
  }

  /// Writes a text.
  func write(_ text: String) throws(CommandLineError) {
    do { try file.write(Array(text.utf8)) } catch { throw Self.unwritten(path, error) }
  }

  private static func unwritten(_ path: String, _ failure: FileFailure) -> CommandLineError {
    CommandLineError(located: "\(path): error: cannot be written: \(failure.reason)")
  }
}
