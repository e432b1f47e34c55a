import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("The texts of an element")
struct AuditedElementTextsTests {
  @Test("All texts are there, in the order in which they are heard")
  func order() {
    let element = AuditedElement(
      .message(
        "Hi", value: "Liked", hint: "Opens it", actions: ["Reply"],
        content: [AccessibilityCustomContent(label: "Sent", value: "Today")]))

    #expect(
      element.texts.map(\.heard) == [
        "heard as “Hi”", "its value is heard as “Liked”", "its hint is heard as “Opens it”",
        "its custom content is heard as “Sent”", "its custom content is heard as “Today”",
        "an action is called “Reply”",
      ])
  }

  @Test("What was typed into a field is not among them, and the prompt of an empty one is")
  func fields() {
    let typed = AccessibilityElement(id: "it", value: "Hi", traits: .textEntry)
    let search = AccessibilityElement(id: "it", value: "Hi", traits: .searchField)
    let empty = AccessibilityElement(
      id: "it", value: "Message", traits: .textEntry, showsPrompt: true)

    #expect(AuditedElement(typed).texts.isEmpty)
    #expect(AuditedElement(search).texts.isEmpty)
    #expect(AuditedElement(empty).writtenValue == "Message")
  }

  @Test("Words of a person may be in what is neither control nor picture nor heading")
  func persons() {
    let traits: [AccessibilityTraits] = [[], .staticText, .button, .image, .header, .textEntry]

    let mayHold = traits.filter { traits in
      AuditedElement(AccessibilityElement(id: "it", label: "Hi", traits: traits))
        .mayHoldWordsOfAPerson
    }

    #expect(mayHold == [[], .staticText])
  }

  @Test("Words are drawn where a text holds them, and not where a picture is called so")
  func draws() {
    let text = AuditedScreen(.message("Hi"), drawn: [.text], words: "Hi there").elements[0]
    let picture = AuditedScreen(.message("Hi"), drawn: [.asset("Hi")], words: "Hi").elements[0]

    #expect(text.draws("Hi"))
    #expect(!text.draws("Ho"))
    #expect(!picture.draws("Hi"))
  }
}
