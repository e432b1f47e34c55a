import EarshotReports
import EarshotText

/// How much of a screen was seen, in words.
struct CoverageText {
  /// How many things are named to which no step led.
  private static let namedLimit = 20

  private let coverage: AuditCoverage

  init(_ coverage: AuditCoverage) { self.coverage = coverage }

  /// The figures in a sentence.
  var sentence: String {
    let refused = coverage.refusedSteps.map { " (\($0) refused)" } ?? ""
    let states = CountedNoun.text(coverage.states, "state")
    let parts = [
      "\(states) met in \(CountedNoun.text(coverage.steps, "step"))\(refused)",
      coverage.elements.map { CountedNoun.text($0, "element") },
      "\(CountedNoun.text(coverage.stops, "stop")) at first",
      stopsPerMessage.map { "\($0) stops a message" }, cut,
    ].compactMap(\.self)
    return parts.joined(separator: ", ")
  }

  /// What no figure tells.
  static let caution =
    "what does not depend on each other was not tried in every combination"

  /// Why not everything was tried; nil where it was.
  private var cut: String? {
    guard coverage.isCutShort else { return nil }
    let reasons = coverage.cuts.map(\.reason)
    return reasons.isEmpty
      ? "not everything was tried" : "not everything was tried: \(reasons.joined(separator: "; "))"
  }

  /// How many stops a message takes, with one digit after the point; nil where there is none.
  var stopsPerMessage: String? {
    coverage.tenthsOfStopsPerMessage.map { "\($0 / 10).\($0 % 10)" }
  }

  /// What no step led to, each with how often it is there; nil where everything was reached.
  var unreached: String? {
    guard !coverage.unreached.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    for words in coverage.unreached { counts[words, default: 0] += 1 }
    var seen: Set<String> = []
    let distinct = coverage.unreached.filter { seen.insert($0).inserted }
    let named = distinct.prefix(Self.namedLimit).map { words in
      let count = counts[words] ?? 1
      return "“\(ShownText.words(words))”" + (count > 1 ? " \(count) times" : "")
    }
    let rest = distinct.dropFirst(Self.namedLimit).reduce(0) { $0 + (counts[$1] ?? 1) }
    return (named + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
  }
}

extension Exploration.Cut {
  /// Why something was left, as a part of a sentence.
  var reason: String {
    switch self {
    case .states: "there are more states than were kept"
    case .steps: "there is more to do than was done"
    case .time: "time was up"
    case .depth: "it goes on behind too many steps"
    case .alike: "an element has very many states, or very many are alike"
    case .elements: "there are more elements than were looked at"
    case .rows: "there are more rows than were looked at"
    case .faults: "the screen fails too often"
    }
  }
}
