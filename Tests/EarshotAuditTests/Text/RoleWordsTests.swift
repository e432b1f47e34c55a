import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Words for kinds of things")
struct RoleWordsTests {
  @Test(
    "The word of a trait is found where the language puts it",
    arguments: [
      (.button, "en", "Send button", "button"), (.link, "en", "Invite link", "link"),
      (.tabBarItem, "en", "Chats tab", "tab"), (.textEntry, "en", "Name text field", "text field"),
      (.searchField, "en", "Search field", "search field"),
      (.switchButton, "en", "Previews switch", "switch"),
      (.switchButton, "en", "Previews switch button", "switch button"),
      (.image, "de", "Hafen Bild", "Bild"), (.button, "es", "Botón enviar", "botón"),
      (.image, "en", "Image of the bay", "image of"),
    ] as [(AccessibilityTraits, String, String, String)])
  func found(traits: AccessibilityTraits, language: String, label: String, word: String) {
    #expect(RoleWords(for: traits, language: language).word(in: label) == word)
  }

  @Test(
    "A word that is not said, or stands elsewhere, is not",
    arguments: [
      ([], "en", "Send button"), (.button, "en", "Button size"), (.button, "es", "Enviar botón"),
      ([.button, .backButton], "en", "Back-up button"),
      ([.button, .tabBarItem], "en", "Chats button"), (.switchButton, "de", "Vorschau switch"),
      (.button, "en", "Image of Ana"), (.image, "en", "The image of Ana"),
      (.header, "en", "Heading"),
    ] as [(AccessibilityTraits, String, String)])
  func notFound(traits: AccessibilityTraits, language: String, label: String) {
    #expect(RoleWords(for: traits, language: language).word(in: label) == nil)
  }
}
