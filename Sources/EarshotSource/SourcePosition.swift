/// Where something stands in a source, as Swift's compiler counts.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column in bytes of UTF-8, from 1; a byte order mark counts.
  public let column: Int

  /// Takes a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The earlier one is less.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
