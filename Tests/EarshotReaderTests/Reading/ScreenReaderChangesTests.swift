import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What is heard when something happens")
struct ScreenReaderChangesTests {
  @Test("Announcements are spoken in order, and empty ones are not")
  func announcements() {
    let source = ElementListSource([.named("a")])
    var reader = ScreenReader(opening: source)

    source.post(.announcement("First"))
    source.post(.announcement(" "))
    source.post(.pageScrolled("Page 2 of 3"))

    #expect(reader.listen().lines == ["First", "Page 2 of 3"])
  }

  @Test("The cursor follows the app's notifications, and what it finds is said")
  func notifications() {
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    var reader = ScreenReader(opening: source)

    source.post(.layoutChanged(focus: "b"))
    #expect(reader.listen().lines == ["B"])
    source.post(.screenChanged(focus: "c"))
    #expect(reader.listen().lines == ["C"])
    source.post(.screenChanged())
    #expect(reader.listen().lines == ["A"])
    source.post(.layoutChanged())
    #expect(reader.listen().lines == ["[silence]"])
    source.post(.layoutChanged(focus: "gone"))
    #expect(reader.listen().lines == ["[silence]"])
    source.post(.screenChanged(focus: "gone"))
    #expect(reader.listen().lines == ["A"])
  }

  @Test("Of several moves at the same time the last counts, and announcements come after it")
  func severalMoves() {
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    var reader = ScreenReader(opening: source)

    source.post(.announcement("Menu opened"))
    source.post(.screenChanged(focus: "b"))
    source.post(.layoutChanged(focus: "c"))

    #expect(reader.listen().lines == ["C", "Menu opened"])
    #expect(
      reader.log.entries(since: 1).compactMap(\.rules).first
        == ["cursor.layout-changed", "cursor.last-move", "label.spoken"])
  }

  @Test("A change that nobody asked for is said, unless the element changes all the time")
  func unasked() {
    let clock = AccessibilityElement(
      id: "b", label: "Clock", value: "1", traits: .updatesFrequently)
    let source = ElementListSource([.named("a"), clock])
    var reader = ScreenReader(opening: source)

    source.update("a") { $0.value = "Edited" }
    #expect(reader.listen().lines == ["Edited"])

    source.post(.layoutChanged(focus: "b"))
    #expect(reader.listen().lines == ["Clock, 1"])
    source.update("b") { $0.value = "2" }
    #expect(reader.listen().lines == ["[silence]"])
  }

  @Test("A change that was asked for is said even of an element that changes all the time")
  func asked() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Timer", value: "0", traits: .updatesFrequently)
    ])
    source.onPerform = { [unowned source] _, id in
      source.update(id) { $0.value = "1" }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["1"])
  }

  @Test("A screen that becomes empty says so besides what the app says")
  func emptied() throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { [unowned source] _, _ in
      source.replace(with: [])
      source.post(.announcement("Conversation deleted"))
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["Conversation deleted", "[nothing to focus]"])
    #expect(try reader.lines(after: .set(.hints, false)) == ["[hints off]"])
  }

  @Test("What is felt is logged, and printed only when asked for")
  func haptics() throws {
    let source = HapticSource()
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["[silence]"])
    #expect(reader.log.entries.map { $0.heard.line() } == ["A", "[medium impact]", "[silence]"])
    #expect(try reader.lines(after: .set(.haptics, true)) == ["[haptics on]"])
    #expect(try reader.lines(after: .activate) == ["[medium impact]", "[silence]"])
  }

  @Test("What is seen to move is logged, and printed only when asked for")
  func motion() throws {
    let motion = MotionEvent(
      of: "Send", .scale, from: .number(0), to: .number(1), curve: "steady", duration: .seconds(1))
    let source = HapticSource()
    var reader = ScreenReader(opening: source)

    source.broadcaster.send(.motion(motion))
    #expect(reader.listen().lines == ["[silence]"])
    #expect(reader.log.entries.contains { $0.heard == .motion(motion) })

    #expect(try reader.lines(after: .set(.motion, true)) == ["[motion on]"])
    source.broadcaster.send(.motion(motion))
    #expect(
      reader.listen().lines == [
        "[motion: Send, scale from 0 to 1 in 1 second, steady]", "[silence]",
      ])
  }

  @Test("A fault of the source is remarked")
  func fault() {
    let source = HapticSource()
    var reader = ScreenReader(opening: source)

    source.broadcaster.send(.fault("work never came back\nto the main actor"))

    #expect(reader.listen().lines == ["[fault: work never came back to the main actor]"])
  }
}

extension SpeechLog.Entry {
  /// The names of the rules that shaped what was said.
  fileprivate var rules: [String]? {
    if case .speech(let utterance) = heard { utterance.rules.map(\.id) } else { nil }
  }
}

/// One element that is felt when it is activated.
@MainActor
private final class HapticSource: AccessibilitySource {
  let clock = VirtualClock()
  let broadcaster = AccessibilityChangeBroadcaster()

  func settle() {}
  func firstElement() -> AccessibilityElement? { .named("a") }
  func lastElement() -> AccessibilityElement? { .named("a") }
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement? { nil }
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement? { nil }
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? { .named("a") }
  func post(_ notification: AccessibilityNotification) {}
  func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    broadcaster.send(.haptic(.mediumImpact))
    return .performed
  }
}
