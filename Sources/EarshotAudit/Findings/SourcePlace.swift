/// Where something is written in the app's source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column as Swift's compiler counts it, from 1; nil where only the line is known.
  public var column: Int?

  /// Names a place.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as a compiler writes it: `Row.swift:12:5`.
  public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
