/// All benchmarks, in the order in which they run.
@MainActor
enum BenchmarkCatalog {
  static func all(walking commands: Int) -> [any Benchmark] {
    [
      StepBenchmark(), ReactionBenchmark(), FirstBenchmark(), PlainStackBenchmark(),
      LazyListBenchmark(), ReadAllBenchmark(), ParseBenchmark(), WalkBenchmark(commands: commands),
      EmojiBenchmark(), SpeechBenchmark(), SpeechStressBenchmark(), TranscriptsBenchmark(),
      SourceBenchmark(), ExploreBenchmark(), AuditBenchmark(),
    ]
  }
}
