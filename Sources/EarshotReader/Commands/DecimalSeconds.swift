/// A time in seconds as people write it, `1.5`, without the rounding of binary fractions.
package struct DecimalSeconds: Hashable, Sendable, CustomStringConvertible {
  /// Six digits before the point are eleven days.
  private static let longestWhole = 6
  /// Nine digits after the point are nanoseconds.
  private static let longestFraction = 9

  let duration: Duration

  package init(_ duration: Duration) { self.duration = duration }

  init?(parsing text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard !fraction.isEmpty,
      let seconds = Self.number(String(parts[0]), longest: Self.longestWhole),
      let nanoseconds = Self.number(
        fraction + Self.zeros(filling: fraction.count), longest: Self.longestFraction)
    else { return nil }
    duration = .seconds(seconds) + .nanoseconds(nanoseconds)
  }

  /// The time without zeros at its end.
  package var description: String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = String(attoseconds / 1_000_000_000)
    guard nanoseconds != "0" else { return "\(seconds)" }
    var fraction = Self.zeros(filling: nanoseconds.count) + nanoseconds
    while fraction.last == "0" { fraction.removeLast() }
    return "\(seconds).\(fraction)"
  }

  private static func zeros(filling count: Int) -> String {
    String(repeating: "0", count: max(0, longestFraction - count))
  }

  private static func number(_ digits: String, longest: Int) -> Int64? {
    guard (1...longest).contains(digits.utf8.count) else { return nil }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(digits)
  }
}

extension Duration {
  /// Reads a time in seconds as people write it, such as `1.5`; nil for anything else.
  public init?(decimalSeconds text: String) {
    guard let seconds = DecimalSeconds(parsing: text) else { return nil }
    self = seconds.duration
  }
}
