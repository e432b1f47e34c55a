import EarshotSpeech

/// Whether anything breaks or piles up while phrases are asked for and interrupted.
struct SpeechStressBenchmark: Benchmark {
  let name = "speech-stress"
  let summary = "Phrases of every kind from two threads, with interruptions at random moments."

  private static let phrases = 10_000
  private static let parts = 10
  /// What the system may give back later than it was freed; what piles up soon exceeds it.
  private static let growth = 2 << 20

  func run(reporting report: inout Report) throws {
    let stress = try SpeechStress()
    var memory: [Int] = []
    let duration = Measurement.time {
      for part in 1...Self.parts {
        stress.run(Self.phrases / Self.parts, seed: UInt64(part))
        memory.append(ResidentMemory.bytes)
        report.say(
          "resident memory at \(part * 100 / Self.parts) percent: "
            + Figure.words(bytes: memory.last ?? 0))
      }
    }
    let counts = stress.counts
    report.say("phrases a second: \(Figure.rate(Self.phrases, in: duration))")
    report.say(
      "spoken \(Figure.grouped(counts.spoken)), interrupted \(Figure.grouped(counts.interrupted)), "
        + "samples \(Figure.grouped(counts.samples))")
    report.require("each phrase ends once, and none fails", isMet: allEnded(counts))
    let growth = (memory.last ?? 0) - (memory.first ?? 0)
    report.require(
      "at most \(Figure.words(bytes: Self.growth)) more at the end than at 10 percent",
      isMet: growth <= Self.growth)
  }

  private func allEnded(_ counts: SpeechStress.Endings) -> Bool {
    counts.failed == 0 && counts.spoken + counts.interrupted == Self.phrases
  }
}
