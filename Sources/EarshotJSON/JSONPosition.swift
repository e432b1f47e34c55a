import EarshotText

/// A place in a document, as an editor shows it.
public struct JSONPosition: Hashable, Sendable {
  /// The line, from 1; LF, CRLF and CR each end a line.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// How many bytes come before.
  public let byteOffset: Int

  /// States a place.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// Finds the place of a byte, in time proportional to what comes before it.
  ///
  /// Positions are counted only when somebody asks, so that reading costs nothing extra.
  public init(ofByte byteOffset: Int, in document: [UInt8]) {
    let end = min(max(byteOffset, 0), document.count)
    var line = 1
    var column = 1
    var index = min(UTF8Text.markLength(in: document), end)
    while index < end {
      let byte = document[index]
      index += 1
      let isFirstOfPair = byte == .carriageReturn && index < end && document[index] == .lineFeed
      if isFirstOfPair { continue }
      if byte == .lineFeed || byte == .carriageReturn {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
    self.init(line: line, column: column, byteOffset: end)
  }
}
