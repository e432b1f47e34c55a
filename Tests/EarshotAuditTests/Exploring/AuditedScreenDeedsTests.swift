import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What somebody who listens can do on a screen")
struct AuditedScreenDeedsTests {
  @Test("A screen without elements can be left")
  func empty() {
    #expect(AuditedScreen(elements: []).deeds == [.escape])
  }

  @Test("What is asked of everything around is asked from the first element of its surroundings")
  func surroundings() {
    let list = AccessibilityContainer(id: "list", kind: .list)
    let screen = AuditedScreen(elements: [
      Self.element("a"), Self.element("b"), Self.element("c", containers: [list]),
      Self.element("d", containers: [list]),
    ])

    #expect(Self.subjects(of: .escape, on: screen) == ["a", "c"])
    #expect(Self.subjects(of: .magicTap, on: screen) == ["a", "c"])
    #expect(Self.subjects(of: .scroll(.up), on: screen) == ["a", "c"])
    #expect(Self.subjects(of: .activate, on: screen) == ["a", "b", "c", "d"])
  }

  @Test("Who answers such a wish is asked as well")
  func answers() {
    let screen = AuditedScreen(elements: [
      Self.element("a"), Self.element("b", responses: .escape),
      Self.element("c", responses: .magicTap), Self.element("d", responses: .scroll),
    ])

    #expect(Self.subjects(of: .escape, on: screen) == ["a", "b"])
    #expect(Self.subjects(of: .magicTap, on: screen) == ["a", "c"])
    #expect(Self.subjects(of: .scroll(.up), on: screen) == ["a", "d"])
  }

  @Test("A touch is held where that may be answered, as long as nobody knows that it is not")
  func holding() {
    let screen = AuditedScreen(elements: [
      Self.element("unknown", responses: nil), Self.element("hold", responses: .touchAndHold),
      Self.element("menu", responses: .menu), Self.element("none", responses: .tap),
    ])

    #expect(Self.subjects(of: .touchAndHold, on: screen) == ["unknown", "hold", "menu"])
  }

  @Test("What is adjustable, or says that it answers, is adjusted both ways")
  func adjusting() {
    let screen = AuditedScreen(elements: [
      Self.element("plain"), Self.element("slider", .adjustable),
      Self.element("code", responses: .adjustment),
    ])

    #expect(Self.subjects(of: .increment, on: screen) == ["slider", "code"])
    #expect(Self.subjects(of: .decrement, on: screen) == ["slider", "code"])
  }

  @Test("A field is given a sample, nothing, and the return key, unless that is what it holds")
  func text() {
    #expect(Self.entries(of: Self.element("a", .textEntry)) == ["Hi", "\n"])
    #expect(Self.entries(of: Self.element("a", .searchField, value: "Hi")) == ["", "Hi\n"])
    #expect(Self.entries(of: Self.element("a", responses: .textEntry)) == ["Hi", "\n"])
    #expect(Self.entries(of: Self.element("a", .textEntry, value: "Yo")) == ["Hi", "", "Yo\n"])
    #expect(Self.entries(of: Self.element("a")).isEmpty)
  }

  @Test("A prompt is not held, and the return key ends no field of several lines")
  func prompts() {
    var prompted = AccessibilityElement(id: "a", value: "Message", traits: .textEntry)
    prompted.showsPrompt = true
    let area = Self.element("a", [.textEntry, .textArea], value: "Yo")

    #expect(Self.entries(of: AuditedElement(prompted, responses: [])) == ["Hi", "\n"])
    #expect(Self.entries(of: area) == ["Hi", ""])
  }

  @Test("Actions by name come in the order in which they are offered")
  func actions() {
    let element = DrawnScreen.element("a", "Hi", actions: ["Reply", "Pin"], responses: [])

    let names = AuditedScreen(elements: [element]).deeds.compactMap(\.actionName)

    #expect(names == ["Reply", "Pin"])
  }

  private static func element(
    _ id: AccessibilityElement.ID, _ traits: AccessibilityTraits = .staticText,
    value: String? = nil, responses: AccessibilityResponses? = [],
    containers: [AccessibilityContainer] = []
  ) -> AuditedElement {
    DrawnScreen.element(
      id, "Hi", value: value, traits, responses: responses, containers: containers)
  }

  private static func subjects(
    of action: AccessibilityAction, on screen: AuditedScreen
  ) -> [AccessibilityElement.ID] {
    screen.deeds.filter { $0.action == action }.compactMap(\.subject)
  }

  private static func entries(of element: AuditedElement) -> [String] {
    AuditedScreen(elements: [element]).deeds.compactMap { deed in
      if case .setText(let text)? = deed.action { text } else { nil }
    }
  }
}
