import Glibc

/// The way in which commands are read from standard input.
enum StandardInput {
  /// A prompt when somebody types and listens at a terminal, plain lines otherwise.
  ///
  /// A plain prompt redraws nothing, whatever the terminal can do.
  static func commands(promptingOn output: DescriptorOutput, isPlain: Bool) -> any CommandInput {
    let lines = LineInput(descriptor: STDIN_FILENO, name: "standard input")
    lines.beforeWaiting = { output.flush() }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return lines }
    if !isPlain, let edited = EditedInput(promptingOn: output) { return edited }
    return PromptedInput(reading: lines, promptingOn: output)
  }
}
