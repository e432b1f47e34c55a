import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Everything is read, from the first element or from the cursor on")
struct ReadingTests {
  private func menu() -> ElementListSource {
    let source = ElementListSource(["a", "b", "c", "d"].map { .named($0) })
    source.place(["a", "b"], in: AccessibilityContainer(id: "x", kind: .group, label: "Drinks"))
    source.place(["c"], in: AccessibilityContainer(id: "y", kind: .group, label: "Dishes"))
    return source
  }

  @Test("Reading all enters the containers of the first element, although the cursor was there")
  func readAll() throws {
    var reader = ScreenReader(opening: menu())

    #expect(try reader.lines(after: .readAll) == ["Drinks, A", "B", "Dishes, C", "D"])
    #expect(try reader.lines(after: .readAll) == ["Drinks, A", "B", "Dishes, C", "D"])
    #expect(reader.cursor == "d")
  }

  @Test("Reading from here begins with the element under the cursor, in what was entered before")
  func fromHere() throws {
    var reader = ScreenReader(opening: menu())

    #expect(try reader.lines(after: .next, .readFromHere) == ["B", "Dishes, C", "D"])
    #expect(try reader.lines(after: .readFromHere) == ["D"])
  }

  @Test("Nothing on the screen is nothing to be read")
  func empty() throws {
    var reader = ScreenReader(opening: ElementListSource([]))

    for command: ReaderCommand in [.readAll, .readFromHere, .whereabouts, .find("a"), .delete] {
      #expect(try reader.lines(after: command) == ["[nothing to focus]"])
    }
  }

  @Test("Where nothing is being said, there is nothing to hold")
  func pause() throws {
    var reader = ScreenReader(opening: menu())

    #expect(
      try reader.lines(after: .readAll, .pause) == ["[nothing happened: nothing is being said]"])
  }
}
