import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What is typed is echoed, and goes into the field")
struct TypingTests {
  /// A field between two other elements, which takes what is entered.
  private func form(
    _ traits: AccessibilityTraits = .textEntry, holding value: String? = nil,
    taking change: @escaping (String) -> String = { $0 }
  ) -> ElementListSource {
    let source = ElementListSource([
      AccessibilityElement(id: "field", label: "Name", value: value, traits: traits), .named("b"),
    ])
    source.onPerform = { [unowned source] action, id in
      switch (action, id) {
      case (.activate, "field"): source.update(id) { $0.traits.insert(.isEditing) }
      case (.setText(let text), "field"):
        let isSecret = traits.contains(.secureTextField)
        let taken = change(text)
        source.update(id) {
          $0.value = isSecret ? String(repeating: "•", count: taken.count) : taken
        }
      default: return .refused(.noAction)
      }
      return .performed
    }
    return source
  }

  @Test("A field is activated before the first character; words are said when they end")
  func typing() throws {
    var reader = ScreenReader(opening: form())

    #expect(
      try reader.lines(after: .type("On my")) == [
        "is editing, insertion point at start", "O, n, space", "On", "m, y",
      ])
    #expect(
      try reader.lines(after: .type(", no!")) == [
        "comma", "my", "space", "n, o, exclamation mark", "no",
      ])
    #expect(
      try reader.lines(after: .current)
        == ["Name, On my, no! text field, is editing. Use the rotor to access Misspelled Words"])
  }

  @Test("Characters and words are echoed as the settings say")
  func settings() throws {
    var reader = ScreenReader(opening: form([.textEntry, .isEditing]))

    #expect(
      try reader.lines(after: .set(.typedWords, false), .type("a b ")) == [
        "a, space", "b, space",
      ])
    #expect(
      try reader.lines(after: .set(.typedWords, true), .set(.typedCharacters, false), .type("c d "))
        == ["c", "d"])
    #expect(try reader.lines(after: .set(.typedWords, false), .type("e ")) == ["[silence]"])
  }

  @Test("The deleted character is said, until there is none")
  func deleting() throws {
    var reader = ScreenReader(opening: form([.textEntry, .isEditing], holding: "a👍🏽"))

    #expect(try reader.lines(after: .delete) == ["thumbs up: medium skin tone"])
    #expect(try reader.lines(after: .delete) == ["a"])
    #expect(try reader.lines(after: .delete) == ["[nothing happened: the field is empty]"])
  }

  @Test("What the app makes of the text otherwise is said")
  func changed() throws {
    let source = form([.textEntry, .isEditing], taking: { $0.uppercased() })
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .type("ab")) == ["a, b", "AB"])
    #expect(try reader.lines(after: .type("c")) == ["c", "ABC"])
  }

  @Test("What is secret is echoed as bullets, and not known where it was typed elsewhere")
  func secret() throws {
    var entered: [String] = []
    let source = form([.textEntry, .secureTextField, .isEditing], holding: "••••") {
      entered.append($0)
      return $0
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .type("4 a")) == ["bullet, bullet", "bullet"])
    #expect(try reader.lines(after: .delete) == ["bullet"])
    #expect(try reader.lines(after: .type("b")) == ["bullet"])
    #expect(entered == ["4 a", "4 ", "4 b"])
  }

  @Test("A field stays in use when the cursor goes elsewhere, as long as it is edited")
  func inUse() throws {
    let source = form()
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate, .next, .type("x")) == ["x"])
    #expect(try reader.lines(after: .delete) == ["x"])
    source.update("field") { $0.traits.remove(.isEditing) }
    #expect(
      try reader.lines(after: .type("y"))
        == ["[nothing happened: no text field is under the cursor or in use]"])
    #expect(
      try reader.lines(after: .delete)
        == ["[nothing happened: no action called Delete is offered here]"])
    #expect(reader.cursor == "b")
  }

  @Test("A dimmed field takes nothing, and neither does a picture of one")
  func refused() throws {
    let source = ElementListSource([AccessibilityElement(id: "a", traits: .textEntry)])
    source.onPerform = { _, _ in .refused(.disabled) }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .type("x")) == ["[nothing happened: dimmed]"])
    source.onPerform = nil
    #expect(try reader.lines(after: .type("x")) == ["[nothing happened: no action]"])
    #expect(try reader.lines(after: .returnKey) == ["[nothing happened: no action]"])
  }

  @Test("The return key is a new line where there are several, and the end where there is one")
  func returnKey() throws {
    var lines = ScreenReader(
      opening: form([.textEntry, .textArea, .isEditing], holding: "Dear Ana"))
    var line = ScreenReader(
      opening: form([.textEntry, .isEditing], holding: "Hi") { $0.last == "\n" ? "Sent" : $0 })

    #expect(try lines.lines(after: .returnKey) == ["new line", "Ana"])
    #expect(try line.lines(after: .returnKey) == ["Sent"])
  }

  @Test(
    "Delete performs the action of that name, in any language",
    arguments: ["Delete", "delete", "Löschen", "Удалить", "削除"])
  func deleteAction(name: String) throws {
    let source = ElementListSource([.named("a"), .named("b")])
    source.update("a") { $0.customActions = AccessibilityCustomAction.numbering(["Reply", name]) }
    source.onPerform = { [unowned source] action, _ in
      guard action == .custom(AccessibilityCustomAction(name)) else { return .refused(.noAction) }
      source.replace(with: [.named("b")])
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .delete) == ["B"])
    #expect(
      try reader.lines(after: .delete)
        == ["[nothing happened: no action called Delete is offered here]"])
  }
}
