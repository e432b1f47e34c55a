import Glibc

/// Prints what is measured, and remembers what was required and not met.
struct Report {
  /// How many requirements were not met.
  private(set) var unmetCount = 0

  /// Prints a line at once, so that a person who waits hears how far things are.
  func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Prints what one repetition costs.
  func say(_ subject: String, costs cost: Duration) {
    say("\(subject): \(Figure.words(cost))")
  }

  /// Prints how many times the second cost is the first.
  func compare(_ first: Duration, _ second: Duration) {
    say("ratio: \(Figure.decimal(Self.ratio(first, second), places: 2))")
  }

  /// Prints how many times the second cost is the first, and whether that is little enough.
  mutating func compare(_ first: Duration, _ second: Duration, requiring limit: Double) {
    let ratio = Self.ratio(first, second)
    compare(first, second)
    require("at most \(Figure.decimal(limit, places: 2))", isMet: ratio <= limit)
  }

  /// Prints a requirement, and whether it is met.
  mutating func require(_ requirement: String, isMet: Bool) {
    say("required: \(requirement)")
    say(isMet ? "met" : "not met")
    if !isMet { unmetCount += 1 }
  }

  private static func ratio(_ first: Duration, _ second: Duration) -> Double {
    second / max(first, .nanoseconds(1))
  }
}
