import EarshotConversation
import EarshotScreens

/// Whether anything breaks or piles up while somebody wanders about.
struct WalkBenchmark: Benchmark {
  let name = "walk"
  let summary = "A random walk over the screens that come with Earshot."

  let commands: Int

  func run(reporting report: inout Report) throws {
    let walker = try RandomWalker(seed: 20_250_601)
    let part = max(commands / 10, 1)
    var duration = try Measurement.time { try SilencedOutput.during { try walker.walk(part) } }
    let early = ResidentMemory.bytes
    duration += try Measurement.time {
      try SilencedOutput.during { try walker.walk(commands - part) }
    }
    let late = ResidentMemory.bytes
    report.say("commands: \(Figure.grouped(commands)), lines heard: \(walker.lineCount)")
    report.say("commands a second: \(Figure.rate(commands, in: duration))")
    report.say("resident memory at 10 percent: \(Figure.words(bytes: early))")
    report.say("resident memory at the end: \(Figure.words(bytes: late))")
  }
}
