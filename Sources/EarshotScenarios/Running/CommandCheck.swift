import EarshotText

/// Finds commands of transcripts that no screen could take, so that nothing is played in vain.
struct CommandCheck {
  /// What was found right before, since transcripts repeat a few commands.
  private var known: Set<String> = []

  /// A result with every such command, if the transcript has one.
  mutating func refusal(of transcript: Transcript) -> TranscriptResult? {
    let refused = transcript.steps.compactMap { step in
      reason(toRefuse: step.command).map {
        StepResult(
          failing: TranscriptFailure(command: step.command, line: step.line, reason: $0))
      }
    }
    return refused.isEmpty ? nil : TranscriptResult(file: transcript.file, steps: refused)
  }

  private mutating func reason(toRefuse command: String) -> TranscriptFailure.Reason? {
    guard !known.contains(command) else { return nil }
    do {
      _ = try SessionCommand(parsing: PrintableText.line(command))
    } catch {
      switch error {
      case .unknownCommand(_, let nearest): return .unknownCommand(suggestion: nearest)
      case .refused(let sentence): return .stopped(sentence)
      }
    }
    known.insert(command)
    return nil
  }
}
