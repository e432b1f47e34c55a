import EarshotReader
import EarshotUI

/// What bubbles cost that are made when they are asked for.
struct LazyListBenchmark: Benchmark {
  let name = "lazy-list"
  let summary = "Bubbles in lists of 1,000 and of 1,000,000 rows."

  func run(reporting report: inout Report) throws {
    try compareFirst(reporting: report)
    try compareSteps(reporting: report)
    try compareReactions(reporting: report)
  }

  private func compareFirst(reporting report: Report) throws {
    let costs = try Measurement.alternate(batches: 100, of: 5) {
      try open(1_000)
    } _: {
      try open(1_000_000)
    }
    say("opening and first element", costs, to: report)
  }

  private func compareSteps(reporting report: Report) throws {
    var short = BackAndForth(over: 10, with: try listener(in: 1_000))
    var long = BackAndForth(over: 10, with: try listener(in: 1_000_000))
    let costs = try Measurement.alternate(batches: 100, of: 18) {
      try short.step()
    } _: {
      try long.step()
    }
    say("each step", costs, to: report)
  }

  private func compareReactions(reporting report: Report) throws {
    var short = ReactionToggle(through: try listener(in: 1_000))
    var long = ReactionToggle(through: try listener(in: 1_000_000))
    let costs = try Measurement.alternate(batches: 100, of: 10) {
      try short.toggle()
    } _: {
      try long.toggle()
    }
    say("each reaction", costs, to: report)
  }

  private func say(
    _ subject: String, _ costs: (first: Measurement, second: Measurement), to report: Report
  ) {
    report.say("1,000 rows, \(subject)", costs: costs.first.median)
    report.say("1,000,000 rows, \(subject)", costs: costs.second.median)
    report.compare(costs.first.median, costs.second.median)
  }

  private func open(_ count: Int) throws {
    guard ViewSource(BubbleList(count: count)).firstElement() != nil else {
      throw BenchmarkError("the list is empty")
    }
  }

  /// Comes to the last row but ten.
  private func listener(in count: Int) throws -> Listener {
    let listener = Listener(at: ViewSource(BubbleList(count: count)))
    try listener.perform(.last)
    try listener.perform(.previous, times: 10)
    return listener
  }
}
