import EarshotReader
import EarshotTree

/// The rules behind what is under the cursor after each step of a transcript.
@MainActor
struct RulesOfSteps {
  /// The rules by the number of the step; the opening is 0.
  private(set) var rules: [Int: [AccessibilityRule]] = [:]

  /// Plays a transcript as far as it can be played.
  init(of transcript: Transcript) {
    do throws(TranscriptPlayerError) {
      var session = try Session(playing: transcript)
      let _: [Heard] = session.open()
      rules[0] = session.rules
      for (index, step) in transcript.steps.enumerated() {
        _ = try session.perform(step.command)
        rules[index + 1] = session.rules
      }
    } catch {
      // What was heard on a device stands for itself, with fewer rules beside it.
    }
  }
}
