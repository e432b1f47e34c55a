@testable import earshot

/// Calls of random words, the same on every run.
struct RandomCall: RandomNumberGenerator {
  private static let words =
    Command.allCases.map(\.rawValue) + CommandLineOption.allCases.map(\.name) + [
      "--", "-", "-h", "", "=", "--=", "a=b", "--set=a=b", "50", "\n", "é\u{301}", "--\u{301}x",
      "paly", "names", "a.json", "---", "\u{0}",
    ]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }

  mutating func words() -> [String] {
    (0..<Int.random(in: 0...6, using: &self)).compactMap { _ in
      Self.words.randomElement(using: &self)
    }
  }
}
