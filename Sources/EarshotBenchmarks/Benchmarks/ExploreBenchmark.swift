import EarshotAudit
import EarshotScreens

/// How long it takes to come to every state of the three designs.
struct ExploreBenchmark: Benchmark {
  let name = "explore"
  let summary = "Exploring the three designs that come with Earshot, one after the other."

  private static let designs = ["tapback", "stream-reactions", "popover"]

  func run(reporting report: inout Report) throws {
    var total = Duration.zero
    for name in Self.designs {
      let explorer = Explorer { try ScreenCatalog.open(name).source }
      var exploration = Exploration(states: [])
      let cost = try Measurement.time {
        exploration = try SilencedOutput.during { try explorer.explore() }
      }
      total += cost
      let coverage = exploration.coverage
      report.say(
        "\(name): \(Figure.grouped(coverage.states)) states, "
          + "\(Figure.grouped(coverage.deeds)) steps, \(Figure.words(cost))")
      report.require("nothing left because of a limit", isMet: exploration.cuts.isEmpty)
    }
    report.say("the three designs", costs: total)
    report.require("at most 1 second", isMet: total <= .seconds(1))
  }
}

extension ScreenCatalog {
  /// Opens a screen that comes with Earshot.
  static func open(_ name: String) throws -> OpenScreen {
    guard let entry = entry(named: name) else { throw BenchmarkError("there is no '\(name)'") }
    return try entry.open()
  }
}
