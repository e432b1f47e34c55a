import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What is done to the words of an app is set up step by step")
struct SpokenTextSettingTests {
  private static let message = AccessibilityElement(
    id: "x",
    label: "@ana **𝓼𝓮𝓮** https://example.org/a at 9:05, 5 km, 1,500 of 0042 #ByeBye :cat_jam: 🎉🎉🎉")

  private func reader(_ settings: [ReaderSetting], language: String? = nil) -> ScreenReader {
    var chosen = ReaderSettings()
    for setting in settings { chosen[setting] = true }
    var element = Self.message
    element.language = language
    return ScreenReader(reading: ElementListSource([element]), settings: chosen)
  }

  @Test("On a new device, words are spoken as they are")
  func standard() {
    var reader = reader([])

    #expect(reader.screenAppeared().lines == [Self.message.label ?? ""])
  }

  @Test(
    "Each setting adds its step, and a rule says so",
    arguments: [
      (.textLetters, "**see**"), (.textMarkup, "@ana 𝓼𝓮𝓮 https"), (.textLinks, "example.org at"),
      (.textMentions, "ana **"), (.textHashtags, "hashtag Bye Bye"), (.textTimes, "9 oh 5"),
      (.textUnits, "5 kilometers"), (.textNumbers, "1500 of 0 0 4 2"),
      (.textCustomEmoji, "cat jam"), (.textRepeats, "party popper, 3 times"),
    ] as [(ReaderSetting, String)])
  func step(setting: ReaderSetting, words: String) throws {
    var reader = reader([setting])

    let line = try #require(reader.screenAppeared().lines.first)

    #expect(line.contains(words))
    #expect(reader.rulesUnderCursor.contains(setting.rule))
    #expect(reader.rulesUnderCursor.filter { $0.id.hasPrefix("text.") } == [setting.rule])
  }

  @Test("The words are those of the element's language, and the element keeps its own")
  func language() {
    var reader = reader([.textTimes, .textUnits, .textRepeats], language: "de")

    #expect(
      reader.screenAppeared().lines == [
        "@ana **𝓼𝓮𝓮** https://example.org/a at 9 Uhr 5, 5 Kilometer, 1,500 of 0042 #ByeBye "
          + ":cat_jam: Konfettibombe, 3-mal"
      ])
    #expect(reader.focusedElement?.label == Self.message.label)
  }
}
