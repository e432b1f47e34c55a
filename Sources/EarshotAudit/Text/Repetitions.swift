import EarshotText

/// Names that are there more than once.
enum Repetitions {
  /// Each audible name that stands there several times, as it is written first, with how often; case
  /// and white space around a name do not count.
  static func of(_ names: [String]) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for name in names { counts[folded(name), default: 0] += 1 }
    var seen: Set<String> = []
    return names.compactMap { name in
      guard let count = counts[folded(name)], count > 1, !name.isInaudible,
        seen.insert(folded(name)).inserted
      else { return nil }
      return (name, count)
    }
  }

  /// How often in words, as long as it is seldom.
  static func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

  private static func folded(_ name: String) -> String { name.trimmingWhiteSpace().lowercased() }
}
