/// The name that somebody probably meant.
package enum NearestName {
  /// The longest name that is compared, in scalars; nobody mistypes a longer one.
  private static let comparedLength = 64

  /// Finds the known name that is nearest to a mistyped one, if any is near; case does not count.
  ///
  /// Near is: one slip in three letters, or the beginning of a name. Among equals, the first wins.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let typed = letters(of: name)
    guard (1...comparedLength).contains(typed.count) else { return nil }
    var best: (name: String, distance: Int)?
    for known in names {
      guard let distance = nearDistance(from: typed, to: letters(of: known)) else { continue }
      if distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.name
  }

  /// Ends an error message with a question, or with nothing where no name is near.
  package static func suggestion(for name: String, among names: some Sequence<String>) -> String {
    question(nearest(to: name, among: names))
  }

  /// Ends an error message with a question about a name that was found near, if one was.
  package static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(PrintableText.quoting($0))?" } ?? ""
  }

  /// Ends an error message with the nearest name, or with all that are known where none is near.
  package static func help(for name: String, among names: [String]) -> String {
    let suggestion = suggestion(for: name, among: names)
    guard suggestion.isEmpty, !names.isEmpty else { return suggestion }
    return "; known are \(names.map(PrintableText.quoting).joined(separator: ", "))"
  }

  /// Counts the slips between two names: a scalar too many, too few, wrong, or swapped with the next.
  package static func distance(from first: String, to second: String) -> Int {
    distance(from: Array(first.unicodeScalars), to: Array(second.unicodeScalars))
  }

  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(comparedLength + 1))
  }

  private static func nearDistance(
    from typed: [Unicode.Scalar], to known: [Unicode.Scalar]
  ) -> Int? {
    if typed.count >= 3, known.starts(with: typed) { return min(known.count - typed.count, 1) }
    let allowed = max(1, max(typed.count, known.count) / 3)
    guard known.count <= comparedLength, abs(typed.count - known.count) <= allowed else {
      return nil
    }
    let distance = distance(from: typed, to: known)
    return distance <= allowed && distance < typed.count ? distance : nil
  }

  private static func distance(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let isSame = scalar == other
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
