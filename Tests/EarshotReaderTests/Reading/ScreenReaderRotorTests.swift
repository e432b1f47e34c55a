import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What the rotor does")
struct ScreenReaderRotorTests {
  @Test("On an element with actions the rotor is at Actions, and begins with Activate")
  func actions() throws {
    var reader = ScreenReader(opening: picnic())
    _ = try reader.perform(.next)

    #expect(
      try reader.lines(after: .rotor(.current))
        == ["Actions", "| Actions", "| Characters", "| Words", "| Speech Rate", "| Language"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["React with ❤️"])
    #expect(try reader.lines(after: .down) == ["React with 👍"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up, .up) == ["Activate (default)"])
  }

  @Test("Activating performs where the rotor stands, which is at Activate again afterwards")
  func activate() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(try reader.lines(after: .next, .down, .activate) == ["Reacted with ❤️"])
    #expect(try reader.lines(after: .activate) == ["[nothing happened: no action]"])
    #expect(try reader.lines(after: .down) == ["Remove ❤️"])
  }

  @Test("An action that changed nothing is not performed again by activating again")
  func performingResets() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(try reader.lines(after: .down, .activate) == ["[silence]"])
    #expect(try reader.lines(after: .activate) == ["[nothing happened: no action]"])
  }

  @Test("The rotor stands at Activate again when the cursor moves")
  func movingResets() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(
      try reader.lines(after: .next, .down, .down, .previous, .next, .down) == ["React with ❤️"])
  }

  @Test("An action at which the rotor stands keeps it as others come before it")
  func identity() throws {
    let source = picnic()
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .next, .down)

    source.update("2") { $0.customActions.insert(AccessibilityCustomAction("Copy"), at: 0) }

    #expect(try reader.lines(after: .activate) == ["Reacted with ❤️"])
  }

  @Test("An action that is no longer offered is not performed")
  func actionGone() throws {
    let source = picnic()
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .next, .down)

    source.update("2") { $0.customActions.removeFirst() }

    #expect(try reader.lines(after: .activate) == ["[nothing happened: no action]"])
  }

  @Test("A rotor that nobody turned says so, and one that has nothing for the element")
  func nothing() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a")]))

    #expect(
      try reader.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Characters", "| Words", "| Speech Rate",
          "| Language",
        ])
    #expect(try reader.lines(after: .down) == ["[rotor: not turned to anything]"])
    #expect(
      try reader.lines(after: .rotor(.named("Actions"))) == ["[rotor: nothing here for actions]"])
  }

  @Test("An unknown setting is an error that suggests the nearest one")
  func unknown() {
    var reader = ScreenReader(reading: picnic())

    let error = #expect(throws: ReaderError.self) { try reader.perform(.rotor(.named("action"))) }

    #expect(error?.description == "unknown rotor 'action'; did you mean 'actions'?")
  }

  @Test("On an adjustable element up and down change the value, and the value alone is said")
  func adjusting() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Volume", value: "50%", traits: .adjustable)
    ])
    source.onPerform = { [unowned source] action, id in
      source.update(id) { $0.value = action == .increment ? "60%" : "40%" }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .up) == ["60%"])
    #expect(try reader.lines(after: .down) == ["40%"])
  }

  @Test("Turning the rotor goes around its settings")
  func turning() throws {
    let source = ElementListSource([
      AccessibilityElement(
        id: "a", label: "Volume", value: "50%", traits: .adjustable,
        customActions: [AccessibilityCustomAction("Mute")])
    ])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.next)) == ["Adjust Value"])
    #expect(try reader.lines(after: .rotor(.next)) == ["Characters"])
    #expect(try reader.lines(after: .rotor(.previous), .rotor(.previous)) == ["Actions"])
    #expect(try reader.lines(after: .rotor(.previous)) == ["Language"])
    #expect(try reader.lines(after: .rotor(.next)) == ["Actions"])
    #expect(try reader.lines(after: .rotor(.named("ACTIONS"))) == ["Actions"])
  }
}
