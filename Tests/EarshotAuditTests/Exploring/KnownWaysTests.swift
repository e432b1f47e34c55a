import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Steps that are known to lead from state to state")
struct KnownWaysTests {
  /// Two ways to 3, one over 1 and one over 4 and 5; and a way back.
  private static let ways = {
    var ways = KnownWays()
    for (from, to) in [(0, 4), (4, 5), (5, 3), (0, 1), (1, 2), (2, 0), (1, 3), (3, 6)] {
      ways.add(deed(from, to), from: from, to: to)
    }
    return ways
  }()

  @Test("The fewest deeds are taken, in order")
  func shortest() {
    #expect(
      Self.ways.shortest(from: 0, to: 3, within: 9) == [Self.deed(0, 1), Self.deed(1, 3)])
    #expect(Self.ways.shortest(from: 0, to: 4, within: 1) == [Self.deed(0, 4)])
    #expect(
      Self.ways.shortest(from: 2, to: 4, within: 2) == [Self.deed(2, 0), Self.deed(0, 4)])
  }

  @Test("More than so many are none, and neither is a way to where one is or that nobody knows")
  func noWay() {
    #expect(Self.ways.shortest(from: 0, to: 6, within: 3)?.count == 3)
    #expect(Self.ways.shortest(from: 0, to: 6, within: 2) == nil)
    #expect(Self.ways.shortest(from: 0, to: 0, within: 9) == nil)
    #expect(Self.ways.shortest(from: 6, to: 0, within: 9) == nil)
  }

  @Test("The nearest wanted state is found, and the one one is in does not count")
  func nearest() {
    #expect(Self.ways.nearest(from: 0, within: 2) { $0 == 3 || $0 == 5 } == 5)
    #expect(Self.ways.nearest(from: 0, within: 9) { $0 == 6 || $0 == 2 } == 2)
    #expect(Self.ways.nearest(from: 0, within: 9) { $0 == 0 } == nil)
    #expect(Self.ways.nearest(from: 0, within: 1) { $0 == 3 } == nil)
  }

  private static func deed(_ from: Int, _ to: Int) -> AuditDeed {
    .perform(.activate, on: .init(rawValue: "\(from) to \(to)"))
  }
}
