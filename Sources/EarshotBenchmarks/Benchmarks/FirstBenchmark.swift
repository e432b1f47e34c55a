import EarshotConversation
import EarshotScreens
import EarshotUI

/// What it costs to open a screen.
struct FirstBenchmark: Benchmark {
  let name = "first"
  let summary = "Opening a conversation and finding the first element."

  func run(reporting report: inout Report) throws {
    let short = try ChatOfLength.make(messages: 10)
    let long = try ChatOfLength.make(messages: 100_000)
    let costs = try Measurement.alternate(batches: 200, of: 5) {
      try open(short)
    } _: {
      try open(long)
    }
    report.say("10 messages", costs: costs.first.median)
    report.say("100,000 messages", costs: costs.second.median)
    report.compare(costs.first.median, costs.second.median)
  }

  private func open(_ conversation: Conversation) throws {
    let source = ViewSource(ConversationScreen(conversation))
    guard source.firstElement() != nil else { throw BenchmarkError("the screen is empty") }
  }
}
