import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What comes of an action")
struct ScreenReaderActionsTests {
  @Test(
    "The default action is performed by the name that is said, and by a shorter one",
    arguments: ["Activate (default)", "Activate", "activate"])
  func actByDefault(name: String) throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { action, _ in
      action == .activate ? .performed : .refused(.noAction)
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .act(name)) == ["[silence]"])
  }

  @Test("An action of the app's own that is called Activate is the one that is meant")
  func actByOwnName() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", customActions: [AccessibilityCustomAction("Activate")])
    ])
    source.onPerform = { action, _ in
      action == .custom(AccessibilityCustomAction("Activate")) ? .performed : .refused(.noAction)
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .act("Activate")) == ["[silence]"])
  }

  @Test("After an action the new value is said once, without hint and actions")
  func newValue() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(try reader.lines(after: .next, .act("React with ❤️")) == ["Reacted with ❤️"])
    #expect(reader.cursor == "2")
    #expect(
      try reader.lines(after: .actions) == ["| Activate (default)", "| Remove ❤️", "| React with 👍"])
  }

  @Test("When the value goes away the label is said")
  func valueGone() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(
      try reader.lines(after: .next, .act("react with ❤️"), .act("Remove ❤️"))
        == ["Yes, and I am bringing the lemonade"])
  }

  @Test("An action that changes nothing to be heard is silence")
  func silence() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(try reader.lines(after: .act("Reply")) == ["[silence]"])
  }

  @Test(
    "An action that is refused says why nothing happened",
    arguments: [
      (.noAction, "[nothing happened: no action]"),
      (.disabled, "[nothing happened: dimmed]"),
      (.touchesIgnored, "[nothing happened: touches do not reach it]"),
      (.notOffered, "[nothing happened: not offered any more]"),
      (.elementGone, "[nothing happened: the element is gone]"),
    ] as [(AccessibilityActionOutcome.Refusal, String)])
  func refused(refusal: AccessibilityActionOutcome.Refusal, line: String) throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { _, _ in .refused(refusal) }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == [line])
    #expect(try reader.lines(after: .hold) == [line])
    #expect(try reader.lines(after: .escape) == [line])
  }

  @Test("Each gesture performs its action on the element under the cursor")
  func gestures() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    var performed: [AccessibilityAction] = []
    source.onPerform = { action, id in
      if id == "b" { performed.append(action) }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    _ = try reader.lines(after: .next, .activate, .hold, .escape, .act("activate"))

    #expect(performed == [.activate, .touchAndHold, .escape, .activate])
  }

  @Test("A name that is offered twice performs the first, and says so")
  func offeredTwice() throws {
    let actions = AccessibilityCustomAction.numbering(["Reply", "Copy", "Reply"])
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "A", customActions: actions)
    ])
    var performed: [AccessibilityAction] = []
    source.onPerform = { action, _ in
      performed.append(action)
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .act("Reply")) == [
        "[offered twice: performed the first]", "[silence]",
      ])
    #expect(performed == [.custom(AccessibilityCustomAction("Reply"))])
  }

  @Test("An unknown name is an error that suggests the nearest one, and does nothing")
  func unknownName() throws {
    var reader = ScreenReader(opening: picnic())
    _ = try reader.perform(.next)

    let error = #expect(throws: ReaderError.self) { try reader.perform(.act("React wiht ❤️")) }

    #expect(
      error?.description == "no action 'React wiht ❤️' is offered here; did you mean 'React with ❤️'?"
    )
    #expect(
      try reader.lines(after: .current) == [
        "Yes, and I am bringing the lemonade. Actions available"
      ])
  }

  @Test("What the app says before a command that fails is heard with the next one")
  func nothingIsLost() throws {
    let source = picnic()
    var reader = ScreenReader(opening: source)
    source.post(.announcement("New message"))

    #expect(throws: ReaderError.unknownAction("Zzz", nearest: nil)) {
      try reader.perform(.act("Zzz"))
    }

    #expect(try reader.lines(after: .previous) == ["New message", "[boundary]"])
  }

  @Test("A state that comes is said, and when it goes the label is")
  func states() throws {
    let source = ElementListSource([AccessibilityElement(id: "a", label: "Heart", traits: .button)])
    source.onPerform = { [unowned source] _, id in
      source.update(id) { $0.traits.formSymmetricDifference(.selected) }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["Selected"])
    #expect(try reader.lines(after: .activate) == ["Heart"])
  }

  @Test("A switch says its new state only")
  func switches() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Mute", value: "0", traits: [.button, .switchButton])
    ])
    source.onPerform = { [unowned source] _, id in
      source.update(id) { $0.value = $0.value == "0" ? "1" : "0" }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["on"])
    #expect(try reader.lines(after: .activate) == ["off"])
  }

  @Test("A new label is said with the value, whether or not the value changed")
  func newLabel() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Play", value: "2 minutes", traits: .button)
    ])
    source.onPerform = { [unowned source] _, id in
      source.update(id) { $0.label = "Pause" }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["Pause, 2 minutes"])
  }

  @Test("An action that removes its own element moves the cursor on and says where")
  func removesItself() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    source.onPerform = { [unowned source] _, id in
      source.replace(with: source.elements.filter { $0.id != id })
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .next, .activate) == ["C"])
    #expect(try reader.lines(after: .activate) == ["A"])
    #expect(try reader.lines(after: .activate) == ["[nothing to focus]"])
  }
}
