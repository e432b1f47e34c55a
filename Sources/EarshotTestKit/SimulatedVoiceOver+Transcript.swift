import EarshotFiles
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
    let file = TranscriptPlace(named: name, besides: source).path
    do {
      let mode = try asked ?? .current()
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
    guard transcript.steps.map(\.command) == commands else {
      return try replace(transcript, mode)
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
      let command = step.command.map { "> \(PrintableText.line($0))\n" } ?? ""
      return text + command + TranscriptLine.printed(step.lines).map { "\($0)\n" }.joined()
    }
  }
}
