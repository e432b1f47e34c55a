import EarshotConversation
import EarshotScreens

/// Whether anything breaks or piles up while somebody wanders about.
struct WalkBenchmark: Benchmark {
  let name = "walk"
  let summary = "A random walk over the screens that come with Earshot."

  let commands: Int

  private static let parts = 10
  /// What the system may give back later than it was freed; what piles up soon exceeds it.
  private static let growth = 8 << 20

  func run(reporting report: inout Report) throws {
    let walker = try RandomWalker(seed: 20_250_601)
    var duration = Duration.zero
    var memory: [Int] = []
    for part in 1...Self.parts {
      let length = commands * part / Self.parts - commands * (part - 1) / Self.parts
      duration += try Measurement.time { try SilencedOutput.during { try walker.walk(length) } }
      let bytes = ResidentMemory.bytes
      memory.append(bytes)
      report.say(
        "resident memory at \(part * 100 / Self.parts) percent: \(Figure.words(bytes: bytes))")
    }
    report.say(
      "commands: \(Figure.grouped(commands)), of which \(Figure.grouped(walker.acceptedCount)) "
        + "could be carried out, lines heard: \(Figure.grouped(walker.lineCount))")
    report.say("commands a second: \(Figure.rate(commands, in: duration))")
    let growth = (memory.last ?? 0) - (memory.first ?? 0)
    report.require(
      "at most \(Figure.words(bytes: Self.growth)) more at the end than at 10 percent",
      isMet: growth <= Self.growth)
    report.say("after each command the cursor was at an element that is there")
  }
}
