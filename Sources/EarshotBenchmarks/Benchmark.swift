/// Something that is measured.
@MainActor
protocol Benchmark {
  /// What the benchmark is called on the command line.
  var name: String { get }
  /// What it measures, in one sentence.
  var summary: String { get }

  /// Measures, and prints the figures as they are known.
  func run(reporting report: inout Report) throws
}
