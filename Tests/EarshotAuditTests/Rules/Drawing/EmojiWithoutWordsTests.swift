import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule emoji-without-words", .cases(of: EmojiWithoutWords.self))
struct EmojiWithoutWordsTests {
  @Test(
    "A reaction that is hidden and told nowhere is found",
    arguments: ["❤️", "👍", "👍😂", "‼️", "🔥"])
  func hidden(emoji: String) {
    let screen = screen(value: nil, DrawnScreen.text("/1", emoji, isHidden: true))

    #expect(
      EmojiWithoutWords.found(on: screen) == [
        AuditProblem(part: "/1", "\(emoji) is drawn, and nothing that is heard tells of it")
      ])
  }

  @Test(
    "The name of an emoji in the language of the app tells of it, and another name does not",
    arguments: [("Reagiert mit: rotes Herz", true), ("Reagiert mit: Daumen hoch", false)])
  func otherLanguage(value: String, isTold: Bool) {
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("/0", "Der Kuchen ist fertig", value: value)],
      drawn: DrawnContent(parts: [DrawnScreen.text("/1", "❤️", isHidden: true)]), language: "de")

    #expect(EmojiWithoutWords.found(on: screen).isEmpty == isTold)
  }

  @Test("A reaction that a label takes the place of is found")
  func wiped() {
    let screen = screen(value: nil, DrawnScreen.text("/0/1", "❤️", in: "/0"))

    #expect(
      EmojiWithoutWords.found(on: screen) == [
        AuditProblem(element: "/0", "❤️ is drawn, and nothing that is heard tells of it")
      ])
  }

  @Test("One of two that is told does not tell of the other, and no action tells of either")
  func partly() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "The cake is ready", value: "👍", actions: ["React with ❤️"]),
      drawing: [DrawnScreen.text("/1", "👍❤️", isHidden: true)])

    #expect(EmojiWithoutWords.found(on: screen).map(\.part) == ["/1"])
  }

  @Test(
    "A reaction that is told, as it is or in words, is not",
    arguments: [
      ("❤️", "Reacted with ❤️"), ("❤️", "Reacted with red heart"), ("👍", "Liked by Ben"),
      ("😂", "Ben laughed"), ("❤️", "❤"),
    ])
  func told(emoji: String, value: String) {
    let hidden = screen(value: value, DrawnScreen.text("/1", emoji, isHidden: true))
    let wiped = screen(value: value, DrawnScreen.text("/0/1", emoji, in: "/0"))

    #expect(EmojiWithoutWords.found(on: hidden).isEmpty)
    #expect(EmojiWithoutWords.found(on: wiped).isEmpty)
  }

  @Test(
    "An ornament, an emoji within words, and what nobody sees are not",
    arguments: [
      DrawnScreen.text("/1", "🎉", isHidden: true),
      DrawnScreen.text("/1", "📎", isHidden: true),
      DrawnScreen.text("/1", "Loved it ❤️", isHidden: true),
      DrawnScreen.part("/1", .asset("❤️"), isHidden: true),
      DrawnPart(id: "/1", kind: .text, words: "❤️", isHidden: true, isScaledToNothing: true),
    ])
  func notFound(part: DrawnPart) {
    #expect(EmojiWithoutWords.found(on: screen(value: nil, part)).isEmpty)
  }

  @Test("The picture of a button, and an element without any name, are the business of others")
  func others() {
    let drawing = [DrawnScreen.text("/0", "👍", in: "/0")]
    let button = DrawnScreen.of(
      DrawnScreen.element("/0", "Approve", .button),
      drawing: [DrawnScreen.text("/0", "🔥", in: "/0")])
    let nameless = DrawnScreen.of(DrawnScreen.element("/0", nil), drawing: drawing)

    #expect(EmojiWithoutWords.found(on: button).isEmpty)
    #expect(EmojiWithoutWords.found(on: nameless).isEmpty)
  }

  private func screen(value: String?, _ part: DrawnPart) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("/0", "The cake is ready", value: value), drawing: [part])
  }
}
