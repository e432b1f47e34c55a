import EarshotFiles
import EarshotReader
import EarshotScenarios

/// Transcripts that are kept beside the file of a test.
extension SimulatedVoiceOver {
  /// Holds everything that was done and heard against a transcript; yields why they differ, or nil.
  package func failure(
    expectingTranscript name: String, recording mode: TranscriptRecordMode,
    besides source: String
  ) -> String? {
    let file = TranscriptPlace(named: name, besides: source).path
    do {
      guard TranscriptPlace.exists(file) else { return try create(file, mode) }
      return try compare(with: Transcript(contentsOf: file), mode)
    } catch {
      return "\(error)"
    }
  }

  private func create(_ file: String, _ mode: TranscriptRecordMode) throws -> String {
    guard mode != .never else {
      return "\(file): there is no such transcript; run the test with EARSHOT_RECORD=missing"
    }
    try TranscriptPlace.makeFolder(of: file)
    try AtomicFile(replacing: file).write(Array(text.utf8))
    return "\(file): recorded; read it, then run the test again"
  }

  private func compare(with transcript: Transcript, _ mode: TranscriptRecordMode) throws -> String?
  {
    guard transcript.steps.map(\.command) == steps.compactMap(\.command) else {
      return try replace(transcript, mode)
    }
    let result = self.result(of: transcript)
    guard !result.passed else { return nil }
    let texts = result.failures.map { FailureText($0, file: transcript.file).lines }
    let failure = texts.flatMap(\.self).joined(separator: "\n")
    guard let recording = mode.recording else { return failure }
    let recorder = TranscriptRecorder(recording, in: [transcript.file])
    let count = try recorder.record(result, in: transcript)
    return count > 0
      ? failure + "\nrecorded \(count) steps; read the difference, then run the test again"
      : failure
  }

  private func result(of transcript: Transcript) -> TranscriptResult {
    let opening = ExpectedStep(
      command: nil, line: transcript.openingLine, expectations: transcript.opening)
    let expected = [opening] + transcript.steps.map { ExpectedStep($0) }
    return TranscriptResult(
      file: transcript.file,
      steps: zip(expected, steps).map { $0.result(hearing: $1.lines) })
  }

  private func replace(_ transcript: Transcript, _ mode: TranscriptRecordMode) throws -> String {
    let difference = "\(transcript.file): the test gives other commands than the transcript"
    guard mode == .changed else {
      return difference + "; run it with EARSHOT_RECORD=changed to write it anew"
    }
    try AtomicFile(replacing: transcript.file).write(Array(text.utf8))
    return difference + "; recorded, read it, then run the test again"
  }

  /// The session as a transcript.
  private var text: String {
    steps.reduce("\(TranscriptHeader(screen: screenName))") { text, step in
      let command = step.command.map { "> \($0)\n" } ?? ""
      return text + command + TranscriptLine.printed(step.lines).map { "\($0)\n" }.joined()
    }
  }
}
