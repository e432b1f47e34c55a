import EarshotReader
import EarshotTree
import EarshotUI

/// What bubbles cost that are all evaluated at once.
struct PlainStackBenchmark: Benchmark {
  let name = "plain-stack"
  let summary = "1,000 bubbles in a plain stack, where none is lazy."

  private let count = 1_000

  func run(reporting report: inout Report) throws {
    // What the process needs for types and code is no bubble's.
    withExtendedLifetime([ViewSource(BubbleStack(count: 10))]) {}
    withExtendedLifetime([ViewSource(SharingBubbleStack(count: 10))]) {}
    let owning = measureMemory("state in each bubble", reporting: report) {
      ViewSource(BubbleStack(count: count))
    }
    let sharing = measureMemory("state in the stack", reporting: report) {
      ViewSource(SharingBubbleStack(count: count))
    }
    report.say("state in each bubble")
    try measureReading(of: owning, reporting: report)
    measureOpening(BubbleStack(count: count), reporting: report)
    report.say("state in the stack")
    try measureReading(of: sharing, reporting: report)
    measureOpening(SharingBubbleStack(count: count), reporting: report)
  }

  private func measureMemory(
    _ name: String, reporting report: Report, open: () -> ViewSource
  ) -> ViewSource {
    let before = ResidentMemory.bytes
    let source = open()
    let bytes = (ResidentMemory.bytes - before) / count
    report.say("\(name), resident memory for each bubble: \(Figure.words(bytes: bytes))")
    return source
  }

  private func measureOpening(_ stack: some View, reporting report: Report) {
    var opening = Measurement()
    var closing = Measurement()
    for _ in 0..<20 {
      var sources: [ViewSource] = []
      opening.addBatch(of: 1) { sources.append(ViewSource(stack)) }
      closing.addBatch(of: 1) { sources.removeAll() }
    }
    report.say("opening", costs: opening.median)
    report.say("closing", costs: closing.median)
  }

  /// A reaction without anybody who hears of it: the views and what they expose.
  private func measureChange(in source: ViewSource, reporting report: Report) throws {
    guard let id = source.firstElement()?.id else { throw BenchmarkError("the stack is empty") }
    var isReacted = false
    var changing = Measurement()
    for _ in 0..<20 {
      changing.addBatch(of: 2) {
        let name = isReacted ? "Remove ❤️" : "React with ❤️"
        _ = source.perform(.custom(AccessibilityCustomAction(name)), on: id)
        source.settle()
        isReacted.toggle()
      }
    }
    report.say("each reaction without the reader", costs: changing.median)
  }

  private func measureReading(of source: ViewSource, reporting report: Report) throws {
    let listener = Listener(at: source)
    try listener.perform(.next, times: count / 2)
    var walk = BackAndForth(over: 10, with: listener)
    var step = Measurement()
    for _ in 0..<20 { try step.addBatch(of: 18) { try walk.step() } }
    var toggle = ReactionToggle(through: listener)
    var toggling = Measurement()
    for _ in 0..<20 { try toggling.addBatch(of: 2) { try toggle.toggle() } }
    report.say("each step", costs: step.median)
    report.say("each reaction", costs: toggling.median)
    try measureChange(in: source, reporting: report)
  }
}
