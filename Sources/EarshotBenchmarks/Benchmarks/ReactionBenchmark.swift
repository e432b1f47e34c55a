import EarshotReader
import EarshotScreens

/// What a reaction costs in a short and in a long conversation.
struct ReactionBenchmark: Benchmark {
  let name = "reaction"
  let summary = "Reacting to a message and taking it back, in turn, by custom action."

  func run(reporting report: inout Report) throws {
    var short = try toggle(in: ChatOfLength.period)
    var long = try toggle(in: 100_000)
    let costs = try Measurement.alternate(batches: 200, of: 10) {
      try short.toggle()
    } _: {
      try long.toggle()
    }
    report.say("10 messages, each reaction", costs: costs.first.median)
    report.say("100,000 messages, each reaction", costs: costs.second.median)
    report.compare(costs.first.median, costs.second.median, requiring: 1.5)
  }

  /// Comes to the last message, having read all ten that are kept in either.
  private func toggle(in count: Int) throws -> ReactionToggle {
    let screen = OpenScreen(try ChatOfLength.make(messages: count))
    let listener = Listener(at: screen.source)
    try listener.perform(.last)
    try listener.perform(.previous, times: ChatOfLength.period - 1)
    try listener.perform(.last)
    return ReactionToggle(through: listener)
  }
}
