import EarshotReader
import EarshotScreens

/// How fast a long conversation is read from top to bottom.
struct ReadAllBenchmark: Benchmark {
  let name = "read-all"
  let summary = "Reading a conversation of 100,000 messages from top to bottom."

  func run(reporting report: inout Report) throws {
    let screen = OpenScreen(try ChatOfLength.make(messages: 100_000))
    let listener = Listener(at: screen.source)
    let before = (lines: listener.lineCount, memory: ResidentMemory.bytes)
    let duration = try Measurement.time { try listener.perform(.readAll) }
    let lines = listener.lineCount - before.lines
    report.say("elements a second: \(Figure.rate(lines, in: duration))")
    report.say("each element", costs: duration / max(lines, 1))
    let growth = ResidentMemory.bytes - before.memory
    report.say("resident memory that this added: \(Figure.words(bytes: growth))")
    let between = ResidentMemory.bytes
    try listener.perform(.readAll)
    let again = ResidentMemory.bytes - between
    report.say("resident memory that reading it again added: \(Figure.words(bytes: again))")
  }
}
