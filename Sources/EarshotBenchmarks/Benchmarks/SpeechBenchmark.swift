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
  private static let foreign = [
    SpeechRun("Привет", language: "ru"), SpeechRun("Send"), SpeechRun("Senden", language: "de"),
    SpeechRun("また", language: "ja"), SpeechRun("مرحبا", language: "ar"),
  ]
  private static let (rounds, ownRounds) = (10, 100)

  func run(reporting report: inout Report) throws {
    let synthesizer = try SpeechSynthesizer()
    let first = try FirstSample(synthesizer)
    var own: [Duration] = []
    var command: [Duration] = []
    for round in 0...Self.ownRounds {
      for phrase in Self.phrases {
        let time = first.inProcess([SpeechRun(phrase)])
        if round > 0 { own.append(time) }
        if (1...Self.rounds).contains(round) { command.append(try first.byCommand(phrase)) }
      }
    }
    judge(own, "by a synthesizer that is there", reporting: &report)
    judge(voices(first), "where the voice is another each time", reporting: &report)
    let medians = (Measurement.median(of: own), Measurement.median(of: command))
    report.say("first sample by the command espeak-ng", costs: medians.1)
    report.say("times sooner: \(Figure.decimal(medians.1 / max(medians.0, .nanoseconds(1))))")
    report.require("at least 20 times sooner", isMet: medians.1 >= medians.0 * 20)
    interrupt(synthesizer, reporting: &report)
  }

  /// The middle is what the engine costs, and the slowest in a hundred what a person meets, who also
  /// waits where something else has the processor.
  private func judge(_ costs: [Duration], _ subject: String, reporting report: inout Report) {
    let (median, slow) = (
      Measurement.median(of: costs), Measurement.percentile(99, of: costs)
    )
    report.say("first sample \(subject), in the middle", costs: median)
    report.say("99 of 100 within", costs: slow)
    report.say("the slowest of \(costs.count)", costs: costs.max() ?? .zero)
    report.require("at most 1 millisecond in the middle", isMet: median <= .milliseconds(1))
    report.require("at most 1 millisecond in 99 of 100", isMet: slow <= .milliseconds(1))
  }

  private func voices(_ first: FirstSample) -> [Duration] {
    for run in Self.foreign { _ = first.inProcess([run]) }
    return (0..<Self.ownRounds).flatMap { _ in Self.foreign.map { first.inProcess([$0]) } }
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
