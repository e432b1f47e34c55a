/// The line of a test that is to blame.
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them.
  public let fileID: String
  /// The path of the file, as `#filePath` gives it.
  public let filePath: StaticPath
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Takes what `#fileID`, `#filePath`, `#line` and `#column` give.
  public init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = "\(fileID)"
    self.filePath = StaticPath(text: filePath)
    self.line = line
    self.column = column
  }

  /// The module, the file, the line and the column, as compilers write a place.
  public var description: String { "\(fileID):\(line):\(column)" }
}
