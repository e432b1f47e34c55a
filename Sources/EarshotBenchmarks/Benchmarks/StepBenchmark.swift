import EarshotReader
import EarshotScreens

/// What a step costs in a short and in a long conversation.
struct StepBenchmark: Benchmark {
  let name = "step"
  let summary = "A step in a conversation, with its line made and written."

  func run(reporting report: inout Report) throws {
    var short = try walk(in: ChatOfLength.period)
    var long = try walk(in: 100_000)
    let costs = try Measurement.alternate(batches: 200, of: 18) {
      try short.step()
    } _: {
      try long.step()
    }
    report.say("10 messages, each step", costs: costs.first.median)
    report.say("100,000 messages, each step", costs: costs.second.median)
    report.compare(costs.first.median, costs.second.median, requiring: 1.2)
  }

  /// Begins a walk over ten messages in the middle; the title comes before them.
  private func walk(in count: Int) throws -> BackAndForth {
    let screen = OpenScreen(try ChatOfLength.make(messages: count))
    let listener = Listener(at: screen.source)
    let blocksBefore = (count / ChatOfLength.period) / 2
    try listener.perform(.next, times: 1 + blocksBefore * ChatOfLength.period)
    return BackAndForth(over: ChatOfLength.period, with: listener)
  }
}
