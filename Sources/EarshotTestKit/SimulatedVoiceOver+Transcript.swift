import EarshotReader
import EarshotScenarios
import EarshotText

/// Transcripts that are kept beside the file of a test.
extension SimulatedVoiceOver {
  /// Holds everything that was done and heard against a transcript; yields why they differ, or nil.
  package func failure(
    expectingTranscript name: String, recording asked: TranscriptRecordMode?,
    besides source: String
  ) -> String? {
    let place = TranscriptPlace(named: name, besides: source)
    do {
      let mode = try asked ?? .current()
      guard place.isTaken else { return try create(place, mode) }
      return try compare(with: Transcript(contentsOf: place.path), at: place, mode)
    } catch {
      return "\(error)"
    }
  }

  private func create(_ place: TranscriptPlace, _ mode: TranscriptRecordMode) throws -> String {
    guard mode != .never else {
      return "\(place.path): there is no such transcript; run the test with EARSHOT_RECORD=missing"
    }
    try place.write(text)
    return "\(place.path): recorded; read it, then run the test again"
  }

  private func compare(
    with transcript: Transcript, at place: TranscriptPlace, _ mode: TranscriptRecordMode
  ) throws -> String? {
    guard transcript.steps.map(\.command) == commands else {
      return try replace(transcript, at: place, mode)
    }
    return try result(of: transcript).failure(recording: mode, in: transcript)
  }

  /// The commands as a transcript holds them.
  private var commands: [String] { steps.compactMap(\.command).map(PrintableText.line) }

  private func result(of transcript: Transcript) -> TranscriptResult {
    let opening = ExpectedStep(
      command: nil, line: transcript.openingLine, expectations: transcript.opening)
    let expected = [opening] + transcript.steps.map { ExpectedStep($0) }
    return TranscriptResult(
      file: transcript.file,
      steps: zip(expected, steps).map { $0.result(hearing: $1.lines) })
  }

  private func replace(
    _ transcript: Transcript, at place: TranscriptPlace, _ mode: TranscriptRecordMode
  ) throws -> String {
    let advice =
      mode == .changed
      ? "recorded, read it, then run the test again"
      : "run it with EARSHOT_RECORD=changed to write it anew"
    if mode == .changed { try place.write(text) }
    let reason = "\(place.path): the test gives other commands than the transcript; \(advice)"
    return ([reason] + differenceOfCommands(from: transcript)).joined(separator: "\n")
  }

  private func differenceOfCommands(from transcript: Transcript) -> [String] {
    let difference = LineDifference(expected: transcript.steps.map(\.command), heard: commands)
    return difference.rows.compactMap { row in
      switch row {
      case .both: nil
      case .expected(let command): "  - in the transcript: > \(command)"
      case .heard(let command): "  + in the test: > \(command)"
      }
    }
  }

  /// The session as a transcript.
  private var text: String {
    steps.reduce("\(TranscriptHeader(screen: screenName))") { text, step in
      let command = step.command.map { "> \(PrintableText.line($0))\n" } ?? ""
      return text + command + TranscriptLine.printed(step.lines).map { "\($0)\n" }.joined()
    }
  }
}
