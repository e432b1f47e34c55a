import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("By which rule the cursor came to where it is can be asked, apart from what is said there")
struct ScreenReaderArrivalTests {
  private func reader() -> ScreenReader {
    ScreenReader(
      opening: ElementListSource([
        .named("a"), AccessibilityElement(id: "b", label: "B", traits: .header), .named("c"),
      ]))
  }

  @Test(
    "A gesture",
    arguments: [
      ([], ["cursor.first"]),
      ([.next], ["cursor.step"]),
      ([.last, .previous], ["cursor.step"]),
      ([.last], ["cursor.ends"]),
      ([.last, .first], ["cursor.ends"]),
      ([.last, .next], ["cursor.ends"]),
      ([.next, .current, .actions, .whereabouts], ["cursor.step"]),
      ([.find("c")], ["find.next"]),
      ([.next, .find("a")], ["find.next", "find.around"]),
      ([.rotor(.named("headings")), .down], ["rotor.kinds"]),
      ([.readFromHere], ["read-all.from-here"]),
      ([.readAll], ["read-all.as-steps"]),
    ] as [([ReaderCommand], [String])])
  func gestures(commands: [ReaderCommand], rules: [String]) throws {
    var reader = reader()

    for command in commands { _ = try reader.perform(command) }

    #expect(reader.rulesOfArrival.map(\.id) == rules)
  }

  @Test("What the app asks for, and what became of an element that went away")
  func app() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    var reader = ScreenReader(opening: source)

    source.post(.layoutChanged(focus: "b"))
    _ = reader.listen()
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.layout-changed"])
    #expect(reader.rulesUnderCursor.map(\.id) == ["label.spoken"])
    source.post(.screenChanged(focus: "c"))
    _ = reader.listen()
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.screen-changed"])
    source.replace(with: [.named("a"), .named("b")])
    _ = reader.listen()
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.removed"])
    source.place(["m"], in: AccessibilityContainer(id: "menu", kind: .modal))
    source.replace(with: [.named("m")])
    _ = reader.listen()
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.modal-opened"])
    source.replace(with: [])
    _ = reader.listen()
    #expect(reader.rulesOfArrival.isEmpty)
  }
}
