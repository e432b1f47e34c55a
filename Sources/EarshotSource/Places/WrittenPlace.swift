/// A place in a source file.
public struct WrittenPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// The line and the column.
  public let position: SourcePosition

  /// Takes a file and a position.
  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// The place as compilers write it: `file:line:column`.
  public var description: String { "\(file):\(position.line):\(position.column)" }
}
