import Glibc

/// The way in which commands are read from standard input.
enum StandardInput {
  /// A prompt when somebody types and listens at a terminal, plain lines otherwise.
  ///
  /// A plain prompt redraws nothing, whatever the terminal can do.
  static func commands(
    promptingOn output: DescriptorOutput, isPlain: Bool, from descriptor: Int32 = STDIN_FILENO
  ) -> any CommandInput {
    let lines = LineInput(descriptor: descriptor, name: "standard input")
    lines.beforeWaiting = { output.flush() }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return lines }
    if !isPlain, let edited = EditedInput(promptingOn: output) { return edited }
    return PromptedInput(reading: lines, promptingOn: output)
  }

  /// Whether something may still be read: somebody is at a terminal, or at the other end of a pipe.
  static var mayBringMore: Bool {
    guard isatty(STDIN_FILENO) == 0 else { return true }
    var status = stat()
    let kinds = [S_IFIFO, S_IFSOCK]
    guard fstat(STDIN_FILENO, &status) == 0, kinds.contains(status.st_mode & S_IFMT) else {
      return false
    }
    var request = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    return poll(&request, 1, 0) == 0
  }
}
