import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The rotor sets the speech rate and the language, and tells facts")
struct SettingRotorTests {
  @Test("The speech rate changes by 5 percent between 0 and 100, and is kept in the settings")
  func speechRate() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a")]))

    #expect(reader.settings.speechRate == 50)
    #expect(try reader.lines(after: .rotor(.named("speech rate"))) == ["Speech Rate"])
    #expect(try reader.lines(after: .up) == ["55%"])
    #expect(try reader.lines(after: .down, .down) == ["45%"])
    #expect(reader.settings.speechRate == 45)
    for _ in 0..<9 { _ = try reader.perform(.down) }
    #expect(reader.settings.speechRate == 0)
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    reader.settings.speechRate = 98
    #expect(try reader.lines(after: .up) == ["100%"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
  }

  @Test("The language turns around the default and nine languages, each by its own name")
  func languages() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a")]))
    _ = try reader.lines(after: .rotor(.named("language")))

    let heard = try (0..<10).map { _ in try reader.lines(after: .down) }

    #expect(
      heard.flatMap(\.self) == [
        "English", "Deutsch", "Русский", "Español", "Français", "Italiano", "Português", "日本語",
        "العربية", "Default language",
      ])
    #expect(reader.settings.language == nil)
    #expect(try reader.lines(after: .up) == ["العربية"])
  }

  @Test("A chosen language is that of all words of the reader, whatever the element states")
  func chosenLanguage() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Send", traits: .button, language: "fr")
    ])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .current) == ["Send, bouton"])
    reader.settings.language = .german
    #expect(try reader.lines(after: .current) == ["Send, Taste"])
    #expect(reader.utteranceUnderCursor?.language == "de")
    #expect(try reader.lines(after: .rotor(.named("buttons"))) == ["Tasten"])
    source.update("a") { $0.traits.insert(.notEnabled) }
    #expect(reader.listen().lines == ["grau dargestellt"])
    source.post(.announcement("Sent", priority: .default))
    #expect(reader.listen().lines == ["Sent"])
    reader.settings.language = nil
    #expect(try reader.lines(after: .current) == ["Send, estompé, bouton"])
  }

  @Test("More Content says all facts in the written order, and begins anew at another element")
  func moreContent() throws {
    let facts = [
      AccessibilityCustomContent(label: "Taken", value: "9 May"),
      AccessibilityCustomContent(label: "Rating", value: "5 stars", importance: .high),
      AccessibilityCustomContent(label: "Sharp", value: ""),
    ]
    let source = ElementListSource(
      ["a", "b"].map { AccessibilityElement(id: $0, label: "Photo", customContent: facts) }
        + [.named("c")])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.named("more content"))) == ["More Content"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["Taken, 9 May"])
    #expect(try reader.lines(after: .down) == ["Rating, 5 stars"])
    #expect(try reader.lines(after: .down) == ["Sharp"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["Rating, 5 stars"])
    #expect(try reader.lines(after: .next, .down) == ["Taken, 9 May"])
    #expect(try reader.lines(after: .next, .down) == ["[rotor: not turned to anything]"])
    #expect(
      try reader.lines(after: .rotor(.named("more content")))
        == ["[rotor: nothing here for more content]"])
  }

  @Test("Facts that go away take the place among them along")
  func factsGone() throws {
    let source = ElementListSource([
      AccessibilityElement(
        id: "a", label: "Photo",
        customContent: ["One", "Two"].map { AccessibilityCustomContent(label: $0, value: "1") })
    ])
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .rotor(.named("more content")), .down, .down)

    source.update("a") { $0.customContent.removeLast() }

    #expect(try reader.lines(after: .down) == ["One, 1"])
  }
}
