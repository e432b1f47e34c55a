import EarshotScenarios
import EarshotText

/// How fast many transcripts are played, and what the second process is worth.
struct TranscriptsBenchmark: Benchmark {
  let name = "transcripts"
  let summary = "Playing 1,000 transcripts of ten steps, in one process and in two."

  private static let count = 1_000

  func run(reporting report: inout Report) throws {
    let folder = try TranscriptFolder(of: Self.count)
    let suite = try Measurement.time { _ = try TranscriptSuite(in: [folder.path]) }
    let transcripts = try TranscriptSuite(in: [folder.path]).transcripts
    let costs = try Measurement.alternate(batches: 5, of: 1) {
      try play(transcripts, jobs: 1)
    } _: {
      try play(transcripts, jobs: 2)
    }
    let one = suite + costs.first.median
    let two = suite + costs.second.median
    report.say("reading them", costs: suite)
    report.say("one process", costs: one)
    report.say("two processes", costs: two)
    report.require("at most 1 second", isMet: two <= .seconds(1))
    guard TranscriptRun.Options.coreCount > 1 else { return report.say("there is one core only") }
    report.compare(one, two, requiring: 0.75)
  }

  private func play(_ transcripts: [Transcript], jobs: Int) throws {
    var run = TranscriptRun(of: transcripts, options: TranscriptRun.Options(jobs: jobs))
    var passedCount = 0
    try run.play { passedCount += $0.result.passed ? 1 : 0 }
    guard passedCount == Self.count else { throw BenchmarkError("a transcript failed") }
  }
}
