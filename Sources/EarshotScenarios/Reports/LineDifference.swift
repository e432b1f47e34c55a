/// Expected and heard lines, woven into one list.
package struct LineDifference {
  /// A line, and on which side it stands.
  package enum Row: Hashable {
    /// Expected, and heard.
    case both(String)
    /// Expected, but not heard.
    case expected(String)
    /// Heard, but not expected.
    case heard(String)
  }

  /// Longer lists that differ throughout are set one below the other, because finding the
  /// shortest difference takes time and memory that grow with the square of their length.
  private static let weavingLimit = 500

  /// The lines in the order of both lists.
  package private(set) var rows: [Row]

  /// Compares two lists of lines.
  package init(expected: [String], heard: [String]) {
    let start = zip(expected, heard).prefix { $0 == $1 }.count
    let end = zip(expected[start...].reversed(), heard[start...].reversed())
      .prefix { $0 == $1 }.count
    let head = expected[..<start].map(Row.both)
    let tail = expected[(expected.count - end)...].map(Row.both)
    let middle = Self.weave(
      Array(expected[start..<(expected.count - end)]), Array(heard[start..<(heard.count - end)]))
    rows = head + middle + tail
  }

  private static func weave(_ expected: [String], _ heard: [String]) -> [Row] {
    guard max(expected.count, heard.count) <= weavingLimit else {
      return expected.map(Row.expected) + heard.map(Row.heard)
    }
    let difference = heard.difference(from: expected)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var rows: [Row] = []
    var next = 0
    for (index, line) in expected.enumerated() {
      if removed.contains(index) {
        rows.append(.expected(line))
        continue
      }
      appendInsertions(to: &rows, from: heard, at: &next, inserted)
      rows.append(.both(line))
      next += 1
    }
    appendInsertions(to: &rows, from: heard, at: &next, inserted)
    return rows
  }

  private static func appendInsertions(
    to rows: inout [Row], from heard: [String], at next: inout Int, _ inserted: Set<Int>
  ) {
    while inserted.contains(next) {
      rows.append(.heard(heard[next]))
      next += 1
    }
  }
}
