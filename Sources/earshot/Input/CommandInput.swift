/// Where commands come from, line by line.
protocol CommandInput: AnyObject {
  /// The name of the input in errors.
  var name: String { get }

  /// The number of the line that was read last, from 1; zero before the first.
  var lineNumber: Int { get }

  /// Whether somebody types at a prompt, so that a mistake need not end the session.
  var isInteractive: Bool { get }

  /// Whole lines that the tab key may complete to, where there is such a key.
  var completions: [String] { get set }

  /// Lets something to read from a descriptor come before lines that are waited for, from now on.
  func wait(alsoFor news: Int32)

  /// The next line, or what comes before it.
  func nextEvent() throws(LineInputError) -> InputEvent
}

extension CommandInput {
  /// The next line without its end; nil at the end of the input.
  func nextLine() throws(LineInputError) -> String? {
    while true {
      switch try nextEvent() {
      case .line(let line): return line
      case .news: continue
      case .end: return nil
      }
    }
  }
}
