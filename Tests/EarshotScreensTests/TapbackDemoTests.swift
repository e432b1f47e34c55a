import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("tapback: what the demo does while a message is picked")
struct TapbackDemoTests {
  private let source = ViewSource(TapbackDemo())

  private func message(_ text: String) throws -> AccessibilityElement {
    try #require(source.allElements.first { $0.label == text })
  }

  private func hold(_ text: String) throws -> AccessibilityActionOutcome {
    defer { source.settle() }
    return source.perform(.touchAndHold, on: try message(text).id)
  }

  private func act(_ name: String, occurrence: Int = 0, on text: String) throws {
    let action = AccessibilityCustomAction(name, occurrence: occurrence)
    #expect(source.perform(.custom(action), on: try message(text).id) == .performed)
    source.settle()
  }

  @Test("A message offers one action for each reaction, last first, and removal of the one it has")
  func actions() throws {
    #expect(
      try message("Yes, and I am bringing the lemonade").customActions.map(\.name) == [
        "React with ❓", "React with ‼️", "React with 😂", "React with 👎", "React with 👍",
        "Remove ❤️",
      ])
    #expect(
      try message("Is the picnic still on for Sunday?").customActions.last?.name
        == "React with ❤️")
    #expect(source.firstElement()?.traits == .staticText)
    #expect(source.firstElement()?.customActions == [])
  }

  @Test("Choosing sets, replaces and takes away the reaction, each felt as a selection")
  func choosing() throws {
    let text = "Is the picnic still on for Sunday?"
    let changes = source.changes()
    let element = try message(text)
    var values: [String?] = []
    for name in ["React with 👍", "React with ❤️", "Remove ❤️"] {
      try act(name, on: text)
      values.append(try message(text).value)
    }

    #expect(values == ["Reacted with 👍", "Reacted with ❤️", nil])
    #expect(try message(text).id == element.id)
    #expect(
      changes.takeAll().filter { !$0.isMotion && $0 != .updated(element.id) }
        == [.haptic(.selection), .haptic(.selection), .haptic(.selection)])
  }

  @Test("While the bar is open its first button is the activation, and five names come twice")
  func openBar() throws {
    let text = "Is the picnic still on for Sunday?"
    let changes = source.changes()

    #expect(try hold(text) == .performed)

    #expect(changes.takeAll().contains(.haptic(.mediumImpact)))
    let open = try message(text)
    #expect(source.allElements.count == 5)
    #expect(open.traits == .button)
    #expect(
      open.customActions.map(\.name) == [
        "React with 👍", "React with 👎", "React with 😂", "React with ‼️", "React with ❓",
        "React with ❓", "React with ‼️", "React with 😂", "React with 👎", "React with 👍",
        "React with ❤️",
      ])
    #expect(source.perform(.activate, on: open.id) == .performed)
    source.settle()
    #expect(try message(text).value == "Reacted with ❤️")
    #expect(try message(text).traits == [])
    #expect(changes.takeAll().contains(.haptic(.selection)))
  }

  @Test("Choosing in the bar, or an action by name, closes it; closing is not felt as an impact")
  func closes() throws {
    let text = "Is the picnic still on for Sunday?"
    for occurrence in 0...1 {
      _ = try hold(text)
      let changes = source.changes()
      try act("React with 😂", occurrence: occurrence, on: text)
      #expect(try message(text).traits == [])
      #expect(!changes.takeAll().contains(.haptic(.mediumImpact)))
      try act("Remove 😂", on: text)
    }
  }

  @Test("While one message is picked the others stay elements, and take no touches")
  func others() throws {
    _ = try hold("Is the picnic still on for Sunday?")

    #expect(source.allElements.count == 5)
    #expect(try hold("Meet at the boathouse at eleven?") == .refused(.touchesIgnored))
    try act("React with 👍", on: "Meet at the boathouse at eleven?")
    #expect(try message("Meet at the boathouse at eleven?").value == "Reacted with 👍")
    #expect(try message("Is the picnic still on for Sunday?").traits == .button)
  }

  @Test("A bubble elsewhere follows its owner, who may close it, offer less, and say so at once")
  func owner() throws {
    let source = ViewSource(Owner())
    let element = try #require(source.allElements.first)
    _ = source.perform(.touchAndHold, on: element.id)
    source.settle()
    #expect(
      source.element(element.id)?.customActions.map(\.name) == [
        "React with b", "React with b", "Remove a",
      ])

    let close = try #require(source.lastElement())
    _ = source.perform(.activate, on: close.id)
    source.settle()

    #expect(source.element(element.id)?.customActions.map(\.name) == ["React with b", "Remove a"])
    #expect(source.element(element.id)?.value == "Reacted with a")
  }

  @Test("Nothing that is heard depends on Reduce Motion")
  func reduceMotion() throws {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let still = ViewSource(TapbackDemo(), environment: environment)

    #expect(still.allElements == source.allElements)
  }
}

private struct Owner: View {
  @State private var reaction: String? = "a"
  @State private var isPicking = false

  var body: some View {
    VStack {
      TapbackReactionBubble(
        reaction: $reaction, isPicking: $isPicking, reactions: ["a", "b"], side: .trailing
      ) { Text("hello") }
      Button("close") { isPicking = false }
    }
  }
}
