import EarshotTestSupport
import EarshotTree
import Testing

@testable import EarshotReader

@Suite("Stops are found again after the source of their screen was changed")
struct StopMatchingTests {
  private typealias Named = (id: String, label: String)

  private func stops(_ stops: [Named]) -> [ReloadedStop] {
    stops.map { id, label in
      ReloadedStop(
        AccessibilityElement(id: .init(rawValue: id), label: label), saying: "\(label), button")
    }
  }

  private func places(_ former: [Named], _ current: [Named]) -> [Int?] {
    StopMatching(former: stops(former), current: stops(current)).currentPlaces
  }

  @Test("A view that is put in front of others moves no stop to another")
  func shifted() {
    let places = places(
      [("/0", "Inbox"), ("/1", "Reply"), ("/2", "Ada"), ("/3", "Reply")],
      [("/0", "Inbox"), ("/1", "New"), ("/2", "Reply"), ("/3", "Ada"), ("/4", "Reply")])

    #expect(places == [0, 2, 3, 4])
  }

  @Test("A stop that is called otherwise is found by what is left of its name, or else its place")
  func renamed() {
    let places = places(
      [("/0", "Ada"), ("/1", "Send"), ("/2", "Trash")],
      [("/0", "Draft"), ("/1", "Ada Lovelace"), ("/2", "Post"), ("/3", "Bin")])

    #expect(places == [1, nil, 2])
  }

  @Test("A row stays the same row when it moves, even where others say the same")
  func rows() {
    let places = places(
      [("/[a]/0", "Ada"), ("/[a]/1", "Reply"), ("/[b]/0", "Bo"), ("/[b]/1", "Reply")],
      [("/[b]/0", "Bo"), ("/[b]/2", "Reply"), ("/[a]/0", "Bo"), ("/[a]/2", "Reply")])

    #expect(places == [2, 3, 0, 1])
  }

  @Test("A type that is another because something in it is does not matter")
  func types() {
    #expect(places([("/0{a}/1", "Send")], [("/0{b}/0", "New"), ("/0{b}/1", "Post")]) == [1])
  }

  @Test("Who was at a stop that is gone comes to the nearest that is left, the next first")
  func neighbours() {
    let matching = StopMatching(
      former: stops([("/0", "Ada"), ("/1", "Bo"), ("/2", "Cy"), ("/3", "Di"), ("/4", "Ed")]),
      current: stops([("/0", "Ada"), ("/1", "Ed")]))

    let ways = (0..<5).map { matching.wayBack(to: $0) }

    #expect(ways.map(\.?.place) == [0, 0, 1, 1, 1])
    #expect(ways.map(\.?.isSame) == [true, false, false, false, true])
  }

  @Test("Where nothing is left, there is no way back")
  func nothingLeft() {
    #expect(StopMatching(former: stops([("/0", "Ada")]), current: []).wayBack(to: 0) == nil)
  }

  @Test(
    "Rows that are added, removed, renamed and put in another order are still themselves",
    arguments: 0..<200)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let former = Self.rows(0..<12, using: &generator).shuffled(using: &generator)
    let left = former.filter { _ in Bool.random(using: &generator) }
    let all = left + Self.rows(20..<26, using: &generator)
    let renamed: [Named] = all.map { row in
      (row.id, Int.random(in: 0..<4, using: &generator) == 0 ? "Renamed" : row.label)
    }
    let current = renamed.shuffled(using: &generator)

    let matching = StopMatching(former: stops(former), current: stops(current))

    for (index, row) in former.enumerated() {
      let place = current.firstIndex { $0.id == row.id }
      if let place {
        #expect(matching.currentPlaces[index] == place)
      } else if let found = matching.currentPlaces[index] {
        #expect(!former.contains { $0.id == current[found].id })
        #expect(current[found].label == row.label)
      }
      #expect(matching.wayBack(to: index)?.isSame == (matching.currentPlaces[index] != nil))
    }
    let found = matching.currentPlaces.compactMap(\.self)
    #expect(Set(found).count == found.count)
    #expect(found.allSatisfy { place in matching.formerPlaces[place] != nil })
  }

  /// Rows of different identities, some of which say the same.
  private static func rows(
    _ numbers: Range<Int>, using generator: inout SeededGenerator
  ) -> [Named] {
    numbers.map { number in
      ("/0/[\(number)]/0", ["Ada", "Bo", "Reply"].randomElement(using: &generator) ?? "Reply")
    }
  }
}
