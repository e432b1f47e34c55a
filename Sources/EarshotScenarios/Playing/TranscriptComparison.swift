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
    TranscriptResult(file: transcript.file, steps: steps(playedWith: &player))
  }
}

extension TranscriptComparison {
  /// Plays every step with a player that is made for it; where none can be made, the opening failed.
  @MainActor
  package func play<Player: TranscriptPlayer>(
    makingPlayer makePlayer: @MainActor (Transcript) throws(TranscriptPlayerError) -> Player
  ) -> TranscriptResult {
    do throws(TranscriptPlayerError) {
      var player = try makePlayer(transcript)
      return play(with: &player)
    } catch {
      return TranscriptResult(file: transcript.file, steps: [failedOpening(error)])
    }
  }

  private func failedOpening(_ error: TranscriptPlayerError) -> StepResult {
    StepResult(
      failing: failure(error, command: nil, line: transcript.screenLine, playedSteps: 0))
  }

  /// The result of a transcript that ends with its header; what was heard can be recorded.
  private func assertingNothing(hearing heard: [TranscriptLine]) -> StepResult {
    StepResult(
      failing: TranscriptFailure(
        command: nil, line: transcript.openingLine, heard: TranscriptLine.printed(heard),
        reason: .assertsNothing))
  }

  @MainActor
  private func steps(playedWith player: inout some TranscriptPlayer) -> [StepResult] {
    let opening = ExpectedStep(
      command: nil, line: transcript.openingLine, expectations: transcript.opening)
    var results: [StepResult] = []
    do throws(TranscriptPlayerError) {
      let heard = try player.open()
      guard !transcript.opening.isEmpty || !transcript.steps.isEmpty else {
        return [assertingNothing(hearing: heard)]
      }
      results.append(opening.result(hearing: heard))
    } catch {
      return [failedOpening(error)]
    }
    for (index, step) in transcript.steps.enumerated() {
      do throws(TranscriptPlayerError) {
        let heard = try player.perform(step.command)
        results.append(ExpectedStep(step).result(hearing: heard))
      } catch {
        let failure = failure(
          error, command: step.command, line: step.line, playedSteps: index + 1)
        return results + [StepResult(failing: failure)]
      }
    }
    return results.dropLast() + results.suffix(1).map { leavingNothingUndone($0, by: player) }
  }

  /// The last step; it has failed where a gesture that was planned has never been made.
  @MainActor
  private func leavingNothingUndone(
    _ last: StepResult, by player: some TranscriptPlayer
  ) -> StepResult {
    guard last.passed, let gesture = player.undone.first else { return last }
    return StepResult(
      command: last.command, line: last.line, heard: last.heard,
      failure: TranscriptFailure(
        command: last.command, line: last.line, heard: last.heard,
        reason: .stopped("\(gesture.text); let a 'wait' or 'quit' follow")))
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
