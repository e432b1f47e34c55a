import EarshotReader
import EarshotReports

/// What is heard otherwise on a screen since its source was changed, in a few lines.
struct ChangedStops {
  /// No more lines tell of single stops.
  private static let rowLimit = 20
  /// No more characters of a line are told.
  private static let lengthLimit = 400

  private let matching: StopMatching
  /// The stops that are read in the same order among each other as before.
  private let inOrder: Set<Int>

  init(_ matching: StopMatching) {
    self.matching = matching
    inOrder = Self.longestRise(in: matching.formerPlaces)
  }

  /// How much is heard otherwise, in a few words.
  var summary: String {
    let gone = matching.currentPlaces.count { $0 == nil }
    let parts = [
      (changed, "changed"), (matching.formerPlaces.count { $0 == nil }, "new"), (gone, "gone"),
      (moved.count, "moved"),
    ].filter { $0.0 > 0 }
    guard let first = parts.first else { return "nothing is said otherwise" }
    let rest = parts.dropFirst().map { "\($0.0) \($0.1)" }
    return (["\(CountedNoun.text(first.0, "stop")) \(first.1)"] + rest)
      .joined(separator: ", ")
  }

  /// A line for each stop that is new, gone or somewhere else, and two for one that says something
  /// else, from the first to the last.
  var lines: [String] {
    let rows = rows
    guard rows.count > Self.rowLimit else { return rows }
    let rest = rows.count - Self.rowLimit
    return rows.prefix(Self.rowLimit) + ["and \(CountedNoun.text(rest, "more line"))"]
  }

  private var changed: Int {
    matching.formerPlaces.enumerated().count { current, former in
      former.map { isChanged($0, current) } ?? false
    }
  }

  private var moved: [Int] {
    matching.formerPlaces.indices.filter { current in
      guard let former = matching.formerPlaces[current], !inOrder.contains(current) else {
        return false
      }
      return !isChanged(former, current)
    }
  }

  private func isChanged(_ former: Int, _ current: Int) -> Bool {
    matching.former[former].line != matching.current[current].line
  }

  private var rows: [String] {
    var rows: [String] = []
    var told = 0
    for (current, former) in matching.formerPlaces.enumerated() {
      if let former, inOrder.contains(current) {
        rows += gone(told..<former)
        told = former + 1
      }
      rows += self.rows(for: current, formerly: former)
    }
    return rows + gone(told..<matching.former.count)
  }

  private func gone(_ range: Range<Int>) -> [String] {
    range.filter { matching.currentPlaces[$0] == nil }
      .map { Self.row("gone: ", matching.former[$0].words) }
  }

  private func rows(for current: Int, formerly former: Int?) -> [String] {
    let stop = matching.current[current]
    guard let former else { return [Self.row("new: ", stop.words)] }
    if isChanged(former, current) {
      return Self.difference(from: matching.former[former], to: stop)
    }
    return inOrder.contains(current) ? [] : [Self.row("moved: ", stop.words)]
  }

  /// What is said at both, and the actions only where it is the same.
  private static func difference(from old: ReloadedStop, to new: ReloadedStop) -> [String] {
    old.words == new.words
      ? difference(from: old.line, to: new.line) : difference(from: old.words, to: new.words)
  }

  /// Both lines, with the words marked that only one of them has.
  private static func difference(from old: String, to new: String) -> [String] {
    let words = WordDifference(expected: old, heard: new)
    let was = words?.expected.map { $0.isShared ? $0.text : "[-\($0.text)-]" }.joined()
    let now = words?.heard.map { $0.isShared ? $0.text : "{+\($0.text)+}" }.joined()
    return [row("was: ", was ?? old), row("is: ", now ?? new)]
  }

  private static func row(_ title: String, _ line: String) -> String {
    let shown = line.isEmpty ? "[silence]" : line
    return title + (shown.count > lengthLimit ? shown.prefix(lengthLimit) + "…" : shown)
  }

  /// The places of as many numbers as possible that rise from each to the next.
  private static func longestRise(in numbers: [Int?]) -> Set<Int> {
    /// For each length, where a rise of it ends that ends lowest, and what comes before each end.
    var ends: [(number: Int, place: Int)] = []
    var previous: [Int: Int] = [:]
    for case (let place, let number?) in numbers.enumerated() {
      let length = ends.firstIndex { $0.number > number } ?? ends.count
      if length > 0 { previous[place] = ends[length - 1].place }
      if length == ends.count {
        ends.append((number, place))
      } else {
        ends[length] = (number, place)
      }
    }
    var rise: Set<Int> = []
    var place = ends.last?.place
    while let current = place {
      rise.insert(current)
      place = previous[current]
    }
    return rise
  }
}
