import EarshotText

/// The words of a call.
struct BenchmarkArguments: Hashable, Sendable {
  /// What the call asks for.
  enum Task: Hashable, Sendable {
    case run
    case list
    case help
  }

  private(set) var task = Task.run
  /// The benchmarks that are to run; none means all.
  private(set) var names: [String] = []
  /// How many commands the walk is long.
  private(set) var commands = 100_000

  private static let options = ["--list", "--help", "--commands"]

  /// Understands the words after the name of the program.
  init(parsing words: [String], known: [String]) throws(BenchmarkError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--list": task = .list
      case "--help", "-h": task = .help
      case "--commands": commands = try Self.count(rest.popFirst())
      case _ where word.hasPrefix("-"):
        throw BenchmarkError("unknown option", word, known: Self.options)
      case _ where known.contains(word): names.append(word)
      default: throw BenchmarkError("unknown benchmark", word, known: known)
      }
    }
  }

  private static func count(_ word: String?) throws(BenchmarkError) -> Int {
    guard let word else { throw BenchmarkError("--commands needs a number") }
    guard let count = Int(word), (1...1_000_000_000).contains(count) else {
      throw BenchmarkError(
        "--commands takes a number from 1 to 1000000000, not \(PrintableText.quoting(word))")
    }
    return count
  }
}
