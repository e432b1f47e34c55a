import EarshotReader

/// Plays a transcript, and compares what is heard with what it says.
public struct TranscriptComparison: Sendable {
  /// The transcript that is played.
  public let transcript: Transcript

  /// Prepares to play a transcript.
  public init(of transcript: Transcript) {
    self.transcript = transcript
  }

  /// Plays every step, on to the end when one differs, but not past one that cannot be played.
  @MainActor
  public func play(with player: inout some TranscriptPlayer) -> TranscriptResult {
    guard !transcript.opening.isEmpty || !transcript.steps.isEmpty else {
      let failure = TranscriptFailure(
        command: nil, line: transcript.openingLine, reason: .assertsNothing)
      return TranscriptResult(file: transcript.file, failures: [failure])
    }
    var run = Run()
    play(with: &player, in: &run)
    return TranscriptResult(file: transcript.file, failures: run.failures, heard: run.heard)
  }
}

extension TranscriptComparison {
  /// The result where there is nothing to play the transcript on.
  func result(failingToOpen error: TranscriptPlayerError) -> TranscriptResult {
    TranscriptResult(file: transcript.file, failures: [openingFailure(error)])
  }

  private func openingFailure(_ error: TranscriptPlayerError) -> TranscriptFailure {
    failure(error, command: nil, line: transcript.screenLine, playedSteps: 0)
  }

  /// What has been heard so far.
  private struct Run {
    var failures: [TranscriptFailure] = []
    var heard: [[TranscriptLine]] = []

    mutating func hear(_ lines: [TranscriptLine], in expected: ExpectedStep) {
      let lines = TranscriptLine.printed(lines)
      heard.append(lines)
      if let failure = expected.failure(hearing: lines) { failures.append(failure) }
    }
  }

  @MainActor
  private func play(with player: inout some TranscriptPlayer, in run: inout Run) {
    let opening = ExpectedStep(
      command: nil, line: transcript.openingLine, expectations: transcript.opening)
    do throws(TranscriptPlayerError) {
      run.hear(try player.open(), in: opening)
    } catch {
      run.failures.append(openingFailure(error))
      return
    }
    for (index, step) in transcript.steps.enumerated() {
      do throws(TranscriptPlayerError) {
        run.hear(try player.perform(step.command), in: ExpectedStep(step))
      } catch {
        run.failures.append(
          failure(error, command: step.command, line: step.line, playedSteps: index + 1))
        return
      }
    }
    if let last = transcript.steps.last, let first = player.undone.first {
      run.failures.append(
        TranscriptFailure(
          command: last.command, line: last.line,
          reason: .stopped("\(first.text); add a 'wait', or 'quit'")))
    }
  }

  /// The line of the header that is to blame, if one is.
  private func line(of error: TranscriptPlayerError) -> Int? {
    guard case .refusedSetting(let index, _) = error,
      transcript.settingLines.indices.contains(index)
    else { return nil }
    return transcript.settingLines[index]
  }

  private func failure(
    _ error: TranscriptPlayerError, command: String?, line: Int, playedSteps: Int
  ) -> TranscriptFailure {
    let reason: TranscriptFailure.Reason =
      switch error {
      case .unknownCommand(let suggestion): .unknownCommand(suggestion: suggestion)
      case .stopped(let message), .refusedSetting(_, let message): .stopped(message)
      }
    return TranscriptFailure(
      command: command, line: self.line(of: error) ?? line, reason: reason,
      unplayedSteps: transcript.steps.count - playedSteps)
  }
}
