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

  func nextLine() throws(LineInputError) -> String? {
    output.write(Self.prompt)
    output.flush()
    let line = try lines.nextLine()
    if line == nil { output.write("\n") }
    return line
  }
}
