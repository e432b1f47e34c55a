import EarshotText

/// Why a document could not be read; it does not know from which file the document came.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// The value that is being read.
  public let path: JSONPath
  /// Where the fault is.
  public let position: JSONPosition

  /// States an error.
  public init(_ message: String, at path: JSONPath, position: JSONPosition) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// Renders the error as a compiler does, in one line that is safe to print.
  ///
  /// `chat.json:3:14: error: expected a string, found a number (at $.messages[2].text)`
  public func description(file: String) -> String { "\(PrintableText.line(file)):\(self)" }

  /// The error as a compiler shows it, without the file.
  public var description: String {
    let place = path.components.isEmpty ? "" : " (at \(path))"
    let sentence = PrintableText.line(message)
    return "\(position.line):\(position.column): error: \(sentence)\(place)"
  }
}
