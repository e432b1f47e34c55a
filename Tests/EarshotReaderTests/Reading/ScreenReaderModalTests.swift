import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Where the cursor goes when something modal opens and closes")
struct ScreenReaderModalTests {
  /// BR-28
  @Test("What hides the cursor's element gets the cursor, and gives it back when it closes")
  func openerAgain() {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m2")

    screen.show("menu")
    #expect(reader.listen().lines == ["MENU-1"])
    screen.show(nil)
    #expect(reader.listen().lines == ["M2"])
    #expect(reader.log.entries.last?.rules == ["cursor.opener-again", "label.spoken"])
  }

  /// BR-28
  @Test(
    "When the opener is gone, the next element has the cursor, or else the previous, or the first",
    arguments: [
      (["m2"], "M3"), (["m2", "m3"], "M1"), (["m1", "m2", "m3"], "M4"), (["m3"], "M2"),
    ])
  func openerGone(deleted: [String], heard: String) {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m2")

    screen.show("menu")
    _ = reader.listen()
    screen.messages.removeAll { deleted.contains($0) }
    #expect(reader.listen().lines == ["[silence]"])
    screen.show(nil)

    #expect(reader.listen().lines == [heard])
  }

  /// BR-37
  @Test("When both neighbours went away too, the next that is left has the cursor, or the previous")
  func gapAroundTheCursor() throws {
    let ids = (1...9).map { "m\($0)" }
    for (deleted, heard) in [(4...6, "M7"), (3...8, "M9"), (4...9, "M3"), (1...8, "M9")] {
      let source = ElementListSource(ids.map { .named($0) })
      var reader = ScreenReader(opening: source)
      _ = try reader.lines(after: .next, .next, .next, .next)

      source.replace(
        with: ids.enumerated().filter { !deleted.contains($0.offset + 1) }
          .map { .named($0.element) })

      #expect(reader.listen().lines == [heard])
    }
  }

  @Test("The cursor moves about in what is modal, and still goes back to where it came from")
  func movesInside() throws {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m3")

    screen.show("menu")
    _ = reader.listen()
    #expect(try reader.lines(after: .next) == ["MENU-2"])
    #expect(try reader.lines(after: .next) == ["[boundary]"])
    #expect(try reader.lines(after: .previous, .previous) == ["[boundary]"])
    screen.show(nil)

    #expect(reader.listen().lines == ["M3"])
  }

  @Test("An element that goes away inside of what is modal leaves the cursor inside")
  func removalInside() {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m2")

    screen.show("menu")
    _ = reader.listen()
    screen.items["menu"] = ["menu-2"]
    screen.show("menu")
    #expect(reader.listen().lines == ["MENU-2"])
    screen.items["menu"] = ["menu-9"]
    screen.show("menu")
    #expect(reader.listen().lines == ["MENU-9"])
    screen.show(nil)

    #expect(reader.listen().lines == ["M2"])
  }

  @Test("Of two that are open, each gives the cursor back to where it came from")
  func nested() throws {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m2")

    screen.show("menu")
    _ = try reader.lines(after: .next)
    screen.show("picker")
    #expect(reader.listen().lines == ["PICKER-1"])
    screen.show("menu")
    #expect(reader.listen().lines == ["MENU-2"])
    screen.show("picker")
    #expect(reader.listen().lines == ["PICKER-1"])
    screen.show(nil)
    #expect(reader.listen().lines == ["M2"])
  }

  @Test("Where the app asks for the cursor, it goes there and not to the opener")
  func appAsks() {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m2")

    screen.show("menu")
    _ = reader.listen()
    screen.show(nil)
    screen.source.post(.screenChanged(focus: "m4"))

    #expect(reader.listen().lines == ["M4"])
  }

  /// BR-24
  @Test("What is modal and holds nothing leaves nothing to the cursor, until it closes")
  func emptyModal() throws {
    let screen = ModalScreen()
    screen.items["menu"] = []
    var reader = screen.reader(on: "m3")

    screen.show("menu")
    #expect(reader.listen().lines == ["[nothing to focus]"])
    #expect(try reader.lines(after: .next) == ["[nothing to focus]"])
    screen.show(nil)

    #expect(reader.listen().lines == ["M3"])
    #expect(reader.log.entries.last?.rules == ["cursor.found-again", "label.spoken"])
  }

  /// BR-25, BR-27, BR-32
  @Test("Without modality the cursor stays, and what is below is reached from what is above")
  func escape() throws {
    let screen = ModalScreen()
    var reader = screen.reader(on: "m4")

    screen.source.replace(with: (screen.messages + ["menu-1"]).map { .named($0) })
    #expect(reader.listen().lines == ["[silence]"])
    #expect(try reader.lines(after: .next) == ["MENU-1"])
    #expect(try reader.lines(after: .previous) == ["M4"])
    #expect(try reader.lines(after: .escape) == ["[nothing happened: no action]"])
  }
}

/// Messages, and menus that hide them.
@MainActor
private final class ModalScreen {
  let source = ElementListSource([])
  var messages = ["m1", "m2", "m3", "m4"]
  var items = ["menu": ["menu-1", "menu-2"], "picker": ["picker-1"]]

  func reader(on message: AccessibilityElement.ID) -> ScreenReader {
    show(nil)
    var reader = ScreenReader(opening: source)
    source.post(.layoutChanged(focus: message))
    _ = reader.listen()
    return reader
  }

  /// Shows a menu over the messages, or the messages alone.
  func show(_ menu: String?) {
    guard let menu else { return source.replace(with: messages.map { .named($0) }) }
    let members = items[menu] ?? []
    source.place(
      members.map { .init(rawValue: $0) },
      in: AccessibilityContainer(id: .init(rawValue: menu), kind: .modal))
    source.replace(with: members.map { .named($0) })
  }
}

extension SpeechLog.Entry {
  /// The names of the rules that shaped what was said.
  fileprivate var rules: [String]? {
    if case .speech(let utterance) = heard { utterance.rules.map(\.id) } else { nil }
  }
}
