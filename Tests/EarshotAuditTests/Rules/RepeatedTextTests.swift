import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule repeated-text", .cases(of: RepeatedText.self))
struct RepeatedTextTests {
  @Test(
    "A part of a label that follows itself is found",
    arguments: [
      ("Ana, Ana, Dinner at eight?", "Ana"), ("Hi, on my way, on my way", "on my way"),
      ("Ben, Yes, Yes, Yes", "Yes"),
    ])
  func found(label: String, twice: String) {
    let problems = RepeatedText.found(on: AuditedScreen(.message(label)))

    #expect(problems == [AuditProblem(element: "it", "“\(twice)” is heard twice in a row")])
  }

  @Test(
    "What people write twice, and what stands twice in different places, are not",
    arguments: [
      "no, no", "No, no", "❤️, ❤️", "1, 1", "10 000, 10 000", "Ana, Dinner, Ana", "Ana, Anabel",
      "Ana Ana", "Ana",
      "Ana,Ana", "—, —",
    ])
  func notFound(label: String) {
    #expect(RepeatedText.found(on: AuditedScreen(.message(label))).isEmpty)
  }

  @Test("What is drawn as one text is not, and what is drawn as two is")
  func drawn() {
    let one = AuditedScreen(.message("Bye, Bye"), drawn: [.text], words: "Bye, Bye")
    let two = AuditedScreen(.message("Bye, Bye"), drawn: [.text, .text], words: "Bye")

    #expect(RepeatedText.found(on: one).isEmpty)
    #expect(RepeatedText.found(on: two).count == 1)
  }
}
