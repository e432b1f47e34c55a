import EarshotReports
import EarshotScenarios
import EarshotText

/// What a run writes into transcripts.
struct TestRecords {
  private let recorder: TranscriptRecorder?
  private var stepCount = 0
  private var fileCount = 0

  init(_ mode: RecordingMode?, in paths: [String]) {
    recorder = mode.map { TranscriptRecorder($0, in: paths) }
  }

  /// Writes what was heard, if that is asked for, and tells what was written or why it was not.
  mutating func record(_ result: TranscriptResult, in transcript: Transcript) -> String? {
    guard let recorder, !result.passed else { return nil }
    do throws(TranscriptError) {
      let count = try recorder.record(result, in: transcript)
      guard count > 0 else { return nil }
      stepCount += count
      fileCount += 1
      let steps = CountedNoun.text(count, "step")
      return "recorded \(steps): \(PrintableText.line(result.file))\n\n"
    } catch {
      return "\(error)\n\n"
    }
  }

  /// How much was written; nil where nothing was to be.
  var summary: String? {
    guard recorder != nil else { return nil }
    let steps = CountedNoun.text(stepCount, "step")
    return "recorded \(steps) in \(CountedNoun.text(fileCount, "transcript"))"
  }
}
