import EarshotTestSupport

@testable import earshot

/// Calls of random words, the same on every run.
struct RandomCall {
  private static let words =
    Command.allCases.map(\.rawValue) + CommandLineOption.allCases.map(\.name) + [
      "--", "-", "-h", "", "=", "--=", "a=b", "--set=a=b", "50", "\n", "é\u{301}", "--\u{301}x",
      "paly", "names", "a.json", "---", "\u{0}",
    ]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func words() -> [String] {
    (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
      Self.words.randomElement(using: &generator)
    }
  }
}
