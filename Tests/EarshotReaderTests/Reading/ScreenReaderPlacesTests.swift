import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The rotor leads through places and kinds of elements")
struct ScreenReaderPlacesTests {
  /// Five dishes with a rotor to two of them, and a heading on the way.
  private func menu(rotors: [String] = ["Vegan"]) -> ElementListSource {
    let source = ElementListSource(
      ["a", "b", "c", "d", "e"].map { id in
        var element = AccessibilityElement.named(id)
        element.rotors = rotors
        return element
      })
    source.rotorResults["Vegan"] = [
      AccessibilityRotorResult(label: "Bread", target: "b"),
      AccessibilityRotorResult(label: "Gone", target: nil),
      AccessibilityRotorResult(label: "Dates", target: "d"),
    ]
    return source
  }

  @Test("The app's rotor is listed, turned to by name, and leads from place to place")
  func places() throws {
    var reader = ScreenReader(opening: menu())

    #expect(
      try reader.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Vegan", "| Characters", "| Words",
          "| Speech Rate", "| Language",
        ])
    #expect(try reader.lines(after: .down) == ["[rotor: not turned to anything]"])
    #expect(try reader.lines(after: .rotor(.named("vegan"))) == ["Vegan"])
    #expect(
      try reader.lines(after: .rotor(.current))
        == ["Vegan", "| Vegan", "| Characters", "| Words", "| Speech Rate", "| Language"])
    #expect(try reader.lines(after: .down) == ["B"])
    #expect(try reader.lines(after: .down) == ["D"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["B"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
  }

  @Test("From between two places the first swipe goes to the nearest in its direction")
  func nearest() throws {
    var reader = ScreenReader(opening: menu())

    _ = try reader.lines(after: .rotor(.next), .next, .next)

    #expect(reader.cursor == "c")
    #expect(try reader.lines(after: .up) == ["B"])
    #expect(try reader.lines(after: .last, .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["D"])
  }

  @Test("A place outside of where the rotor is offered does not end it")
  func outside() throws {
    let source = menu()
    source.update("b") { $0.rotors = [] }
    source.update("a") { $0.rotors = ["Vegan"] }
    source.update("e") { $0.rotors = [] }
    var reader = ScreenReader(opening: source)

    _ = try reader.lines(after: .rotor(.named("Vegan")), .down)

    #expect(reader.cursor == "b")
    #expect(try reader.lines(after: .down) == ["D"])
    #expect(try reader.lines(after: .next, .down) == ["[rotor: not turned to anything]"])
  }

  @Test("A rotor without places says so, and one that is not offered is unknown")
  func nothing() throws {
    var reader = ScreenReader(opening: menu(rotors: ["Vegan", "Spicy"]))

    #expect(
      try reader.lines(after: .rotor(.named("Spicy")), .down) == ["[rotor: nothing here for Spicy]"]
    )
    #expect(throws: ReaderError.self) { try reader.perform(.rotor(.named("Sweet"))) }
  }

  @Test("Stretches of a text are said one after another, and the cursor stays")
  func stretches() throws {
    let source = menu(rotors: ["Links"])
    source.rotorResults["Links"] = ["terms", "privacy"].map {
      AccessibilityRotorResult(label: nil, text: $0, target: "a")
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.named("links")), .down) == ["terms"])
    #expect(try reader.lines(after: .down) == ["privacy"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["terms"])
    #expect(reader.cursor == "a")
  }

  @Test("A chosen rotor stays where there are actions, until somebody turns it")
  func staysOverActions() throws {
    let source = menu()
    source.update("b") { $0.customActions = [AccessibilityCustomAction("Order")] }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .rotor(.named("Vegan")), .down) == ["B. Actions available"])
    #expect(
      try reader.lines(after: .rotor(.current))
        == [
          "Vegan", "| Actions", "| Vegan", "| Characters", "| Words", "| Speech Rate",
          "| Language",
        ])
    #expect(try reader.lines(after: .rotor(.previous)) == ["Actions"])
    #expect(try reader.lines(after: .down) == ["Order"])
  }

  @Test(
    "Turned to a kind, the rotor finds the next of it",
    arguments: [
      ("headings", AccessibilityTraits.header), ("links", .link), ("buttons", .button),
      ("form controls", .switchButton), ("form controls", .textEntry), ("text fields", .textEntry),
      ("search fields", .searchField), ("images", .image),
    ])
  func kinds(name: String, traits: AccessibilityTraits) throws {
    let source = menu()
    for id in ["c", "e"] as [AccessibilityElement.ID] { source.update(id) { $0.traits = traits } }
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .rotor(.named(name)))

    _ = try reader.lines(after: .down)
    #expect(reader.cursor == "c")
    _ = try reader.lines(after: .down)
    #expect(reader.cursor == "e")
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    _ = try reader.lines(after: .up)
    #expect(reader.cursor == "c")
    #expect(try reader.lines(after: .up) == ["[boundary]"])
  }

  @Test("A link is no form control, and a switch is no button")
  func otherKinds() throws {
    let source = menu()
    source.update("b") { $0.traits = [.button, .link] }
    source.update("c") { $0.traits = [.button, .switchButton] }
    var reader = ScreenReader(opening: source)

    _ = try reader.lines(after: .rotor(.named("form controls")), .down)
    #expect(reader.cursor == "c")
    _ = try reader.lines(after: .rotor(.named("buttons")), .up)
    #expect(reader.cursor == "b")
  }

  @Test("The app's rotor comes before a kind of the same name")
  func appBeforeKind() throws {
    let source = menu(rotors: ["Headings"])
    source.rotorResults["Headings"] = [AccessibilityRotorResult(label: nil, target: "e")]
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.named("headings")), .down) == ["E"])
  }

  @Test(
    "Where there is nothing in either direction, this is said, and no end",
    arguments: ["headings", "images", "heading 3", "tables", "containers"])
  func nothing(name: String) throws {
    let source = menu()
    for id in ["a", "b", "c", "d", "e"] as [AccessibilityElement.ID] {
      source.update(id) { $0.traits = [] }
    }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .rotor(.named(name)), .down) == ["[rotor: nothing here for \(name)]"])
    #expect(try reader.lines(after: .up) == ["[rotor: nothing here for \(name)]"])
  }

  @Test("At the only one of a kind there is an end in both directions")
  func onlyOne() throws {
    let source = menu()
    source.update("a") { $0.traits = .image }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.named("images")), .down) == ["[boundary]"])
    #expect(try reader.lines(after: .next, .next, .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["A, image"])
  }

  @Test("A rotor whose name cannot be heard passes with a remark")
  func namelessRotor() throws {
    var reader = ScreenReader(opening: menu(rotors: [" "]))

    #expect(try reader.lines(after: .rotor(.next)) == ["[silence]"])
  }

  @Test("A search that goes on for too long ends with a remark")
  func limit() throws {
    let source = ElementListSource((0..<2_000).map { .named("e\($0)") })
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .rotor(.named("images")), .down)
        == ["[rotor: no images among the next 1000 elements]"])
    #expect(reader.cursor == "e0")
  }
}
