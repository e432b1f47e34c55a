import EarshotReader
import EarshotUI

/// What bubbles cost that are all evaluated at once.
struct PlainStackBenchmark: Benchmark {
  let name = "plain-stack"
  let summary = "1,000 bubbles in a plain stack, where none is lazy."

  private let count = 1_000

  func run(reporting report: inout Report) throws {
    report.say("state in each bubble")
    let owning = try measure(BubbleStack(count: count), reporting: report)
    report.say("state in the stack")
    let sharing = try measure(SharingBubbleStack(count: count), reporting: report)
    // The first stays until the second was measured, which would otherwise get its memory.
    withExtendedLifetime([owning, sharing]) {}
  }

  private func measure(_ stack: some View, reporting report: Report) throws -> ViewSource {
    let before = ResidentMemory.bytes
    var opened: ViewSource?
    let opening = Measurement.time { opened = ViewSource(stack) }
    guard let source = opened else { throw BenchmarkError("the stack is empty") }
    let memory = (ResidentMemory.bytes - before) / count
    let listener = Listener(at: source)
    try listener.perform(.next, times: count / 2)
    var walk = BackAndForth(over: 10, with: listener)
    var step = Measurement()
    for _ in 0..<20 { try step.addBatch(of: 18) { try walk.step() } }
    var toggle = ReactionToggle(through: listener)
    var toggling = Measurement()
    for _ in 0..<20 { try toggling.addBatch(of: 2) { try toggle.toggle() } }
    report.say("opening", costs: opening)
    report.say("resident memory for each bubble: \(Figure.words(bytes: memory))")
    report.say("each step", costs: step.median)
    report.say("each reaction", costs: toggling.median)
    return source
  }
}
