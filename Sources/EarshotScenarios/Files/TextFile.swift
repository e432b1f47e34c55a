import EarshotText
import Glibc

/// A text file that is read whole.
enum TextFile {
  /// The most bytes that a transcript may have.
  static let sizeLimit = 16 << 20

  /// Reads UTF-8 text from a path.
  static func read(_ path: String) throws(TranscriptError) -> String {
    let bytes = try readBytes(path)
    do {
      return try UTF8Text.decode(bytes)
    } catch {
      throw TranscriptError(
        file: path, line: error.line, column: error.column, message: "this is not UTF-8 text")
    }
  }

  private static func readBytes(_ path: String) throws(TranscriptError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, errno) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= sizeLimit else {
        throw TranscriptError(file: path, message: "the file is larger than 16 MiB")
      }
    }
  }

  /// Turns a number of the operating system into an error about a path.
  static func failure(_ path: String, _ code: Int32) -> TranscriptError {
    TranscriptError(file: path, message: String(cString: strerror(code)))
  }
}
