import EarshotTestSupport
import Testing

@testable import EarshotScenarios

@Suite("A difference holds both lists in order")
struct LineDifferenceTests {
  @Test("Each list can be read out of the rows again", arguments: 0..<50)
  func weave(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let expected = Self.lines(using: &generator)
    let heard = Self.lines(using: &generator)

    let rows = LineDifference(expected: expected, heard: heard).rows

    #expect(rows.compactMap { if case .heard = $0 { nil } else { Self.text($0) } } == expected)
    #expect(rows.compactMap { if case .expected = $0 { nil } else { Self.text($0) } } == heard)
  }

  @Test("Equal lines at both ends are found even in lists that are too long to be woven")
  func long() {
    let expected = ["first"] + (0..<100_000).map { "expected \($0)" } + ["last"]
    let heard = ["first"] + (0..<100_000).map { "heard \($0)" } + ["last"]

    let rows = LineDifference(expected: expected, heard: heard).rows

    #expect(rows.count == 200_002)
    #expect(rows.first == .both("first"))
    #expect(rows.last == .both("last"))
  }

  private static func lines(using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
      ["a", "b", "c"].randomElement(using: &generator)
    }
  }

  private static func text(_ row: LineDifference.Row) -> String {
    switch row {
    case .both(let line), .expected(let line), .heard(let line): line
    }
  }
}
