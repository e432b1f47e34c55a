import EarshotText

/// Why a file of an app's resources could not be read.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, as its path was made from what was given.
  public let file: String
  /// The line of the fault, from 1; nil where the fault is the file's as a whole.
  public let line: Int?
  /// The place in the line, in Unicode scalars from 1.
  public let column: Int?
  /// What is wrong, in one sentence without a full stop.
  public let message: String

  init(_ message: String, in file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error as a compiler shows it, on one line that is safe to print.
  public var description: String {
    let place = [line, column].compactMap(\.self).map { ":\($0)" }.joined()
    return "\(PrintableText.line(file))\(place): error: \(PrintableText.line(message))"
  }
}
