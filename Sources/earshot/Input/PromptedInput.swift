/// Lines typed at a prompt on a terminal that edits nothing itself.
final class PromptedInput: CommandInput {
  /// What stands before a typed command; the same mark as in a transcript.
  static let prompt = "> "

  let isInteractive = true
  var name: String { lines.name }
  var completions: [String] = []
  var lineNumber: Int { lines.lineNumber }

  private let lines: LineInput
  private let output: DescriptorOutput

  /// Prompts on an output, and reads what is typed from an input.
  init(reading lines: LineInput, promptingOn output: DescriptorOutput) {
    self.lines = lines
    self.output = output
  }

  func wait(alsoFor news: Int32) { lines.wait(alsoFor: news) }

  func nextEvent() throws(LineInputError) -> InputEvent {
    output.write(Self.prompt)
    output.flush()
    let event = try lines.nextEvent()
    switch event {
    case .line: break
    case .news, .end: output.write("\n")
    }
    return event
  }
}
