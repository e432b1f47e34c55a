import EarshotScenarios
import EarshotText
import Glibc

/// The way from the operating system to the measurements and back.
@main
enum BenchmarksMain {
  @MainActor
  static func main() {
    do {
      let known = BenchmarkCatalog.all(walking: 1).map(\.name)
      let words = Array(CommandLine.arguments.dropFirst())
      if let status = TranscriptWorker.run(arguments: words) { exit(status) }
      exit(try perform(BenchmarkArguments(parsing: words, known: known)))
    } catch {
      let line = Array("\(PrintableText.line("\(error)"))\n".utf8)
      write(STDERR_FILENO, line, line.count)
      exit(2)
    }
  }

  /// Does what the call asks for; 1 means that a requirement is not met.
  @MainActor
  private static func perform(_ arguments: BenchmarkArguments) throws -> Int32 {
    let benchmarks = BenchmarkCatalog.all(walking: arguments.commands)
    switch arguments.task {
    case .help: print(help)
    case .list: for benchmark in benchmarks { print("\(benchmark.name): \(benchmark.summary)") }
    case .run:
      let chosen = benchmarks.filter {
        arguments.names.isEmpty || arguments.names.contains($0.name)
      }
      guard let benchmark = chosen.first, chosen.count == 1 else {
        return try chosen.map {
          try BenchmarkProcess.run($0.name, walking: arguments.commands)
        }.max() ?? 0
      }
      return try run(benchmark)
    }
    return 0
  }

  @MainActor
  private static func run(_ benchmark: any Benchmark) throws -> Int32 {
    var report = Report()
    report.say("\(benchmark.name): \(benchmark.summary)")
    try benchmark.run(reporting: &report)
    report.say("")
    return report.unmetCount > 0 ? 1 : 0
  }

  private static let help = """
    Measures what Earshot costs.

    Usage: swift run -c release EarshotBenchmarks [NAME…] [--commands NUMBER]

    Without a name, every benchmark runs. Times depend on the machine; ratios come from one run,
    in which what is compared takes turns. Each benchmark runs in a process of its own.

    --list: says what there is to measure.
    --commands NUMBER: how many commands the walk is long; 100000 unless given.
    --help: says this.

    The status is 0 when all that is required is met, 1 when something is not, and 2 when the call
    was wrong or a measurement failed.
    """
}
