import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-says-role", .cases(of: LabelSaysRole.self))
struct LabelSaysRoleTests {
  @Test(
    "A label that says what the trait says is found, in the words of its language",
    arguments: [
      ("Send button", .button, "en", "button"),
      ("Invite, Link", .link, "en", "link"),
      ("Profile image", .image, "en", "image"),
      ("image of Ana", .image, "en", "image of"),
      ("Picture of the bay", .image, "en", "picture of"),
      ("Previews toggle", [.button, .switchButton], "en", "toggle"),
      ("Senden-Knopf Taste", .button, "de-AT", "Taste"),
      ("Bouton Envoyer", .button, "fr", "bouton"),
    ] as [(String, AccessibilityTraits, String, String)])
  func found(label: String, traits: AccessibilityTraits, language: String, word: String) {
    let problems = LabelSaysRole.found(
      on: AuditedScreen(.button(label).with(traits), language: language))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its label says “\(word)”, and VoiceOver says that it is one as well")
      ])
  }

  @Test("A label that says nothing else is found beyond doubt")
  func nothingElse() {
    let problems = LabelSaysRole.found(on: AuditedScreen(.button("Button")))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "heard as “Button”, which says what kind of thing it is and not which",
          remedy: "give it a label that says what it does or shows", confidence: .certain)
      ])
  }

  @Test(
    "A word that is not said, that stands elsewhere, or that is part of another is not",
    arguments: [
      ("Send", .button, "en"),
      ("Send button", [], "en"),
      ("Button size", .button, "en"),
      ("Pushbutton", .button, "en"),
      ("Copy link", .button, "en"),
      ("Send button", [.button, .keyboardKey], "en"),
      ("Send button", [.button, .switchButton], "en"),
      ("Image of Ana", .button, "en"),
      ("Kippschalter toggle", [.button, .switchButton], "de"),
      ("Notifications switch", .button, "en"),
      ("Envoyer le bouton", .button, "fr"),
      ("Send button", .button, "de"),
    ] as [(String, AccessibilityTraits, String)])
  func notFound(label: String, traits: AccessibilityTraits, language: String) {
    let screen = AuditedScreen(.button(label).with(traits), language: language)

    #expect(LabelSaysRole.found(on: screen).isEmpty)
  }

  @Test("An element that states its own language is held against the words of that")
  func ownLanguage() {
    let element = AccessibilityElement(
      id: "it", label: "Senden Taste", traits: .button, language: "de")

    #expect(LabelSaysRole.found(on: AuditedScreen(element)).count == 1)
  }
}
