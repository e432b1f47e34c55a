import EarshotUI
import Foundation
import Testing

@Suite("Rows that are moved and removed by their offsets")
struct OffsetsTests {
  @Test(
    "Moved rows keep their order, and stand before the row at the destination",
    arguments: [
      (moved: [0], destination: 3, expected: ["b", "c", "a", "d"]),
      (moved: [3], destination: 0, expected: ["d", "a", "b", "c"]),
      (moved: [0, 2], destination: 4, expected: ["b", "d", "a", "c"]),
      (moved: [1], destination: 1, expected: ["a", "b", "c", "d"]),
    ])
  func move(moved: [Int], destination: Int, expected: [String]) {
    var rows = ["a", "b", "c", "d"]

    rows.move(fromOffsets: IndexSet(moved), toOffset: destination)

    #expect(rows == expected)
  }

  @Test("Removing rows leaves the others in their order")
  func remove() {
    var rows = ["a", "b", "c", "d"]

    rows.remove(atOffsets: [0, 2])

    #expect(rows == ["b", "d"])
  }
}
