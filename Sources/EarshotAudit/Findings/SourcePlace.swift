/// Where something is written in the app's source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes of UTF-8, as Swift's compiler counts, from 1; nil where only the line is known.
  public var column: Int?
  /// The column in UTF-16 code units, as code hosts and editors count, from 1; nil where nobody has
  /// looked at the line.
  public var utf16Column: Int?

  /// Names a place.
  public init(file: String, line: Int, column: Int? = nil, utf16Column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  /// The place as a compiler writes it: `Row.swift:12:5`.
  public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
