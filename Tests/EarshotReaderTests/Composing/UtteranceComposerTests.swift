import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What is said of an element")
struct UtteranceComposerTests {
  private func spoken(
    _ element: AccessibilityElement, settings: ReaderSettings = ReaderSettings()
  ) -> [String] {
    var reader = ScreenReader(reading: ElementListSource([element]), settings: settings)
    return reader.screenAppeared().lines
  }

  @Test(
    "Each trait has its word and its condition",
    arguments: [
      ([.button], "X, button"),
      ([.notEnabled, .button], "X, dimmed, button"),
      ([.button, .keyboardKey], "X"),
      ([.button, .backButton], "X, back button"),
      ([.button, .tabBarItem], "X, tab"),
      ([.header, .link], "X, heading, link"),
      ([.image, .button, .selected], "Selected, X, button, image"),
      ([.searchField], "X, search field"),
      ([.textEntry, .notEnabled], "X, dimmed, text field"),
      ([.textEntry, .secureTextField, .notEnabled], "X, dimmed, secure text field"),
      (
        [.textEntry, .isEditing, .notEnabled],
        "X, dimmed, text field, is editing, insertion point at start"
      ),
      ([.isEditing], "X"),
      ([.searchField, .isEditing], "X, search field, is editing"),
      ([.switchButton, .notEnabled], "X, dimmed, switch button"),
      ([.button, .switchButton, .notEnabled], "X, dimmed, switch button"),
      ([.button, .popUpButton], "X, button, pop up button"),
      ([.pickerItem, .adjustable, .notEnabled], "X, dimmed, picker item, adjustable"),
      ([.adjustable, .notEnabled], "X, dimmed, adjustable"),
      (
        [
          .staticText, .playsSound, .startsMediaSession, .updatesFrequently, .summaryElement,
          .causesPageTurn, .allowsDirectInteraction, .tabBar,
        ], "X"
      ),
    ] as [(AccessibilityTraits, String)])
  func traits(traits: AccessibilityTraits, text: String) {
    #expect(spoken(AccessibilityElement(id: "x", label: "X", traits: traits)) == [text])
  }

  @Test(
    "A switch says its state in place of its value",
    arguments: [("0", "off"), ("1", "on"), ("2", "mixed"), ("Dark", "Dark")])
  func switches(value: String, word: String) {
    let element = AccessibilityElement(
      id: "x", label: "Theme", value: value, traits: [.button, .switchButton])

    #expect(spoken(element) == ["Theme, switch button, \(word). Double tap to toggle setting."])
  }

  @Test(
    "An element that shows and hides something says so after its kind",
    arguments: [(.expanded, "X, button, expanded"), (.collapsed, "X, button, collapsed")]
      as [(AccessibilityExpandedStatus, String)])
  func expandedStatus(status: AccessibilityExpandedStatus, text: String) {
    let element = AccessibilityElement(
      id: "x", label: "X", traits: .button, expandedStatus: status)

    #expect(spoken(element) == [text])
  }

  @Test(
    "Kinds of elements have hints of their own",
    arguments: [
      ([.textEntry], "X, V, text field. H. Double tap to edit."),
      (
        [.textEntry, .isEditing],
        "X, V, text field, is editing. H. Use the rotor to access Misspelled Words"
      ),
      (
        [.textEntry, .textArea],
        "X, V, text field. H. Double tap to edit. Use the rotor to access Misspelled Words"
      ),
      ([.adjustable], "X, V, adjustable. H. Swipe up or down with one finger to adjust the value."),
      ([.button], "X, V, button. H"),
      ([.textEntry, .notEnabled], "X, V, dimmed, text field. H"),
    ] as [(AccessibilityTraits, String)])
  func hints(traits: AccessibilityTraits, text: String) {
    let element = AccessibilityElement(id: "x", label: "X", value: "V", hint: "H", traits: traits)

    #expect(spoken(element) == [text])
  }

  @Test("An element without words of its own is said by its hint")
  func hintAsLabel() {
    #expect(
      spoken(AccessibilityElement(id: "x", hint: "Opens", traits: .button)) == ["Opens, button"])
    #expect(
      spoken(AccessibilityElement(id: "x", hint: "Opens", traits: .adjustable)) == [
        "Opens, adjustable"
      ])
    #expect(
      spoken(AccessibilityElement(id: "x", label: " ", hint: "Opens", traits: .selected))
        == ["Selected. Opens"])
  }

  @Test("A back button called Back is said once")
  func backButton() {
    #expect(
      spoken(AccessibilityElement(id: "x", label: "Back", traits: [.button, .backButton]))
        == ["back button"])
    #expect(
      spoken(AccessibilityElement(id: "x", label: "First", traits: [.button, .backButton]))
        == ["First, back button"])
  }

  @Test("Important content is said at once, and other content on demand")
  func customContent() {
    let element = AccessibilityElement(
      id: "x", label: "Report",
      customContent: [
        AccessibilityCustomContent(label: "Type", value: "Folder", importance: .high),
        AccessibilityCustomContent(label: "Size", value: "2 MB"),
      ])

    #expect(spoken(element) == ["Report, Type, Folder. More content available"])
  }

  @Test("Hints and the word of actions can be switched off")
  func settings() {
    let element = AccessibilityElement(
      id: "x", label: "Report", hint: "Opens", customActions: [AccessibilityCustomAction("Copy")])

    #expect(spoken(element) == ["Report. Opens. Actions available"])
    #expect(
      spoken(element, settings: ReaderSettings(off: [.hints])) == ["Report. Actions available"])
    #expect(spoken(element, settings: ReaderSettings(off: [.actions])) == ["Report. Opens"])
  }

  @Test("An element of which nothing can be heard is silence", arguments: ["", " \n", "\u{200B}"])
  func silence(label: String) {
    #expect(spoken(AccessibilityElement(id: "x", label: label, hint: label)) == ["[silence]"])
  }

  @Test("In a tab bar every element is a tab with its place")
  func tabs() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Chats", traits: [.button, .selected]),
      AccessibilityElement(id: "b", label: "Calls", traits: .button),
    ])
    source.place(["a", "b"], in: AccessibilityContainer(id: "bar", kind: .tabBar))
    var reader = ScreenReader(reading: source)

    #expect(reader.screenAppeared().lines == ["Selected, Chats, tab, 1 of 2"])
    #expect(try reader.lines(after: .next) == ["Calls, tab, 2 of 2"])
  }

  @Test("In a series an element keeps its kind, and has its place")
  func series() {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Segment A", traits: [.button, .selected]), .named("b"),
    ])
    source.place(["a", "b"], in: AccessibilityContainer(id: "bar", kind: .series))
    var reader = ScreenReader(reading: source)

    #expect(reader.screenAppeared().lines == ["Selected, Segment A, button, 1 of 2"])
  }

  @Test("What is said carries the rules that shaped it")
  func rules() {
    let source = ElementListSource([
      AccessibilityElement(id: "x", label: "Send", traits: [.button, .notEnabled])
    ])
    let reader = ScreenReader(opening: source)

    #expect(reader.rulesUnderCursor.map(\.id) == ["label.spoken", "trait.dimmed", "trait.button"])
  }
}
