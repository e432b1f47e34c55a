@testable import earshot

/// Lines as they would come from standard input.
final class TypedLines: CommandInput {
  let name = "standard input"
  let isInteractive: Bool
  var completions: [String] = []
  private(set) var lineNumber = 0
  private let lines: [String]
  /// Called when the last line was played, before the end of the input is told.
  var atEnd: () -> Void = {}

  init(_ lines: [String], isInteractive: Bool = false) {
    self.lines = lines
    self.isInteractive = isInteractive
  }

  func wait(alsoFor news: Int32) {}

  func nextEvent() -> InputEvent {
    guard lineNumber < lines.count else {
      atEnd()
      return .end
    }
    defer { lineNumber += 1 }
    return .line(lines[lineNumber])
  }
}
