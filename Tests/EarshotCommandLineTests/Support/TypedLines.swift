@testable import earshot

/// Lines as they would come from standard input.
final class TypedLines: CommandInput {
  let name = "standard input"
  let isInteractive: Bool
  var completions: [String] = []
  private(set) var lineNumber = 0
  private let lines: [String]

  init(_ lines: [String], isInteractive: Bool = false) {
    self.lines = lines
    self.isInteractive = isInteractive
  }

  func nextLine() -> String? {
    guard lineNumber < lines.count else { return nil }
    defer { lineNumber += 1 }
    return lines[lineNumber]
  }
}
