import EarshotFiles
import EarshotText

/// A text file that is read whole.
enum TextFile {
  /// The most bytes that a transcript may have: 16 MiB.
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

  /// Reads whatever is there.
  static func readBytes(_ path: String) throws(TranscriptError) -> [UInt8] {
    do {
      return try FileContents.read(path, limit: sizeLimit)
    } catch .tooLarge(limit: sizeLimit) {
      throw TranscriptError(file: path, message: "the file is larger than 16 MiB")
    } catch {
      throw TranscriptError(file: path, message: error.reason)
    }
  }

  /// Turns a number of the operating system into an error about a path.
  static func failure(_ path: String, _ code: Int32) -> TranscriptError {
    TranscriptError(file: path, message: FileFailure(code: code).reason)
  }
}
