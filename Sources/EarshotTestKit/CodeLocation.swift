/// The line of a test that is to blame.
public struct CodeLocation: Hashable, Sendable {
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
}

/// A path that is known when the test is compiled.
public struct StaticPath: Hashable, Sendable, CustomStringConvertible {
  /// The path as XCTest takes it.
  public let text: StaticString

  /// The path as text.
  public var description: String { "\(text)" }

  /// Two paths are the same when they read the same.
  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  /// Mixes in how the path reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
