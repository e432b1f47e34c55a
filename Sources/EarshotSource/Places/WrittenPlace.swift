/// A place in a source file.
public struct WrittenPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// The line and the column.
  public let position: SourcePosition
  /// The column in UTF-16 code units, from 1, without a byte order mark.
  public let utf16Column: Int

  /// Takes a file, a position, and the same column counted otherwise.
  public init(file: String, position: SourcePosition, utf16Column: Int) {
    self.file = file
    self.position = position
    self.utf16Column = utf16Column
  }

  /// The place as compilers write it: `file:line:column`.
  public var description: String { "\(file):\(position.line):\(position.column)" }
}
