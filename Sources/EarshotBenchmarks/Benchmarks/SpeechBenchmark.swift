import Dispatch
import EarshotSpeech

/// How soon a phrase is heard, and how soon it is silent.
struct SpeechBenchmark: Benchmark {
  let name = "speech"
  let summary = "The first sample of a phrase, against the command espeak-ng, and an interruption."

  private static let phrases = [
    "Is the picnic still on for Sunday? Actions available", "Send, dimmed, button", "Heart, button",
    "Yes, and I am bringing the lemonade, Reacted with red heart. Actions available", "45%",
    "Ana, Who can bring the spare oars on Saturday? Ben reacted with thumbs up. Actions available",
  ]
  private static let rounds = 10

  func run(reporting report: inout Report) throws {
    let synthesizer = try SpeechSynthesizer()
    let first = try FirstSample(synthesizer)
    var own: [Duration] = []
    var command: [Duration] = []
    for round in 0...Self.rounds {
      for phrase in Self.phrases {
        let times = (first.inProcess(phrase), try first.byCommand(phrase))
        guard round > 0 else { continue }
        own.append(times.0)
        command.append(times.1)
      }
    }
    let medians = (Measurement.median(of: own), Measurement.median(of: command))
    report.say("first sample by a synthesizer that is there", costs: medians.0)
    report.say("the slowest of \(own.count)", costs: own.max() ?? .zero)
    report.say("first sample by the command espeak-ng", costs: medians.1)
    report.require("at most 1 millisecond", isMet: medians.0 <= .milliseconds(1))
    report.say("times sooner: \(Figure.decimal(medians.1 / max(medians.0, .nanoseconds(1))))")
    report.require("at least 20 times sooner", isMet: medians.1 >= medians.0 * 20)
    interrupt(synthesizer, reporting: &report)
  }

  private func interrupt(_ synthesizer: SpeechSynthesizer, reporting report: inout Report) {
    let times = (0..<100).map { _ in interruption(of: synthesizer) }
    report.say("from an interruption to silence", costs: Measurement.median(of: times))
    report.say("the slowest of \(times.count)", costs: times.max() ?? .zero)
    report.require(
      "at most 5 milliseconds", isMet: Measurement.median(of: times) <= .milliseconds(5))
  }

  /// Interrupts a text of a quarter of an hour once it has begun.
  private func interruption(of synthesizer: SpeechSynthesizer) -> Duration {
    let hasBegun = DispatchSemaphore(value: 0)
    let text = String(repeating: "The picnic is on Sunday. ", count: 600)
    synthesizer.speak([SpeechRun(text)]) { _ in hasBegun.signal() }
    hasBegun.wait()
    return Measurement.time {
      synthesizer.interrupt()
      synthesizer.waitUntilDone()
    }
  }
}
