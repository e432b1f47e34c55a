extension ExitStatus {
  /// What the status means where a command ends with it; nil where it never does, and without a
  /// command what it may mean at all.
  func explanation(for command: Command?) -> String? {
    switch self {
    case .success:
      command?.takesScreens == true
        ? "done, and nothing was found that fails the call." : "done, and nothing wrong."
    case .finding: failure(of: command)
    case .invalid: "the input or the call was wrong; one line on standard error says how."
    }
  }

  private func failure(of command: Command?) -> String? {
    switch command {
    case nil: "something was found, transcripts failed, or the code of a screen failed."
    case .audit, .explore:
      "something was found that '--fail-on' does not let pass, or the code of a screen failed."
    case .test: "transcripts failed, or were recorded."
    case .play, .read, .tree, .describe:
      "the code of the screen failed: it crashed, or did not come back."
    case .rules, .screens, .voices, .help: nil
    }
  }
}
