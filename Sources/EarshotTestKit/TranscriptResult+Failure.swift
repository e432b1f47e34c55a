import EarshotScenarios

extension TranscriptResult {
  /// Why the transcript does not hold, as the runner shows it, or nil; records what a mode asks for.
  func failure(
    recording mode: TranscriptRecordMode, in transcript: Transcript
  ) throws(TranscriptError) -> String? {
    guard !passed else { return nil }
    let failure = failures.flatMap { FailureText($0, file: file).lines }.joined(separator: "\n")
    guard let recording = mode.recording else { return failure }
    let recorder = TranscriptRecorder(recording, in: [transcript.file])
    let count = try recorder.record(self, in: transcript)
    guard count > 0 else { return failure }
    let steps = count == 1 ? "1 step" : "\(count) steps"
    return failure + "\nrecorded \(steps); read the difference, then run the test again"
  }
}
