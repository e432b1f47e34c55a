import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What a person sets up changes what is said, and a rule says so")
struct ReaderSettingTests {
  private func spoken(
    _ element: AccessibilityElement, _ setting: ReaderSetting, _ value: ReaderSettingValue
  ) -> [String] {
    var settings = ReaderSettings()
    settings.set(setting, to: value)
    var reader = ScreenReader(reading: ElementListSource([element]), settings: settings)
    return reader.screenAppeared().lines
  }

  private static let report = AccessibilityElement(
    id: "x", label: "Report 🎉 (12 pages)", value: "75%", hint: "Opens it",
    traits: .link, customActions: [AccessibilityCustomAction("Copy")],
    customContent: [AccessibilityCustomContent(label: "Size", value: "2 MB")])

  @Test(
    "Each setting changes its part of what is said, and no other",
    arguments: [
      (
        .hints, true,
        "Report 🎉 (12 pages), 75%, link. Opens it. Actions available. More content available"
      ),
      (
        .hints, false, "Report 🎉 (12 pages), 75%, link. Actions available. More content available"
      ),
      (.actions, false, "Report 🎉 (12 pages), 75%, link. Opens it. More content available"),
      (.customContent, false, "Report 🎉 (12 pages), 75%, link. Opens it. Actions available"),
      (
        .links, false,
        "Report 🎉 (12 pages), 75%. Opens it. Actions available. More content available"
      ),
      (
        .punctuation, .punctuation(.all),
        "Report 🎉 left paren 12 pages right paren, 75 percent, link. Opens it. "
          + "Actions available. More content available"
      ),
      (
        .punctuation, .punctuation(.none),
        "Report 🎉 12 pages, 75%, link. Opens it. Actions available. More content available"
      ),
      (
        .numbers, .numbers(.digits),
        "Report 🎉 (one two pages), seven five%, link. Opens it. "
          + "Actions available. More content available"
      ),
      (
        .language, .language("de"),
        "Report 🎉 (12 pages), 75%, Hyperlink. Opens it. Aktionen verfügbar. "
          + "Weiterhin Inhalte verfügbar"
      ),
    ] as [(ReaderSetting, ReaderSettingValue, String)])
  func speech(setting: ReaderSetting, value: ReaderSettingValue, text: String) {
    #expect(spoken(Self.report, setting, value) == [text])
  }

  @Test(
    "What is no more than emoji is said although emoji are off",
    arguments: [
      ("❤️", "❤️"), ("👍🏽 👨‍👩‍👧", "👍🏽 👨‍👩‍👧"), ("Yes ❤️", "Yes"), ("❤️2 of 3", "2 of 3"),
      ("Earshot®", "Earshot®"), ("1️⃣ first", "first"),
    ])
  func emoji(label: String, text: String) {
    #expect(spoken(AccessibilityElement(id: "x", label: label), .emoji, false) == [text])
  }

  @Test("Message text does without emoji where they are off, and so do hints")
  func emojiOfText() throws {
    let message = AccessibilityElement(
      id: "x", label: "See you 🎉!", value: "Reacted with ❤️", hint: "Opens it 🚀")
    var reader = ScreenReader(
      reading: ElementListSource([message]), settings: ReaderSettings(off: [.emoji]))

    #expect(reader.screenAppeared().lines == ["See you! Reacted with ❤️. Opens it"])
    #expect(reader.rulesUnderCursor.contains(ReaderSetting.emoji.rule))
  }

  @Test(
    "No control, action, rotor or container loses the emoji that tells it from another",
    arguments: [
      .button, .link, .adjustable, .switchButton, .textEntry, .tabBarItem, [.button, .keyboardKey],
    ] as [AccessibilityTraits])
  func emojiOfControls(traits: AccessibilityTraits) throws {
    let control = AccessibilityElement(
      id: "x", label: "React with ❤️", traits: traits,
      customActions: [AccessibilityCustomAction("Hide 🙈")], rotors: ["Only 🍕"])
    let source = ElementListSource([control])
    source.place(["x"], in: AccessibilityContainer(id: "c", kind: .list, label: "Top 🍕"))
    var reader = ScreenReader(reading: source, settings: ReaderSettings(off: [.emoji, .hints]))

    #expect(reader.screenAppeared().lines.first?.hasPrefix("Top 🍕, React with ❤️") == true)
    #expect(try reader.lines(after: .rotor(.named("actions")), .down) == ["Hide 🙈"])
    #expect(try reader.lines(after: .rotor(.named("Only 🍕"))) == ["Only 🍕"])
    #expect(try reader.lines(after: .current).first?.contains("React with ❤️") == true)
  }

  @Test("A tab that is only one by its place keeps its emoji")
  func emojiOfTabs() {
    let source = ElementListSource([AccessibilityElement(id: "x", label: "Loved ❤️")])
    source.place(["x"], in: AccessibilityContainer(id: "tabs", kind: .tabBar))
    var reader = ScreenReader(reading: source, settings: ReaderSettings(off: [.emoji]))

    #expect(reader.screenAppeared().lines == ["Loved ❤️, tab, 1 of 1"])
  }

  @Test("What somebody hears of an event keeps its emoji")
  func emojiOfAnnouncements() {
    let source = ElementListSource([.named("a")])
    var reader = ScreenReader(reading: source, settings: ReaderSettings(off: [.emoji]))
    _ = reader.screenAppeared()

    source.post(.announcement("Reacted with ❤️"))

    #expect(reader.listen().lines == ["Reacted with ❤️"])
  }

  @Test("Where no mark is spoken, a name that is nothing but marks stays")
  func punctuationAlone() {
    let element = AccessibilityElement(id: "x", label: "(*)", traits: .button)

    #expect(spoken(element, .punctuation, .punctuation(.none)) == ["(*), button"])
  }

  @Test(
    "What is signalled is a sound or a higher voice in the place of words",
    arguments: [
      (
        .links, .sound,
        [
          "[sound: link]",
          "Report 🎉 (12 pages), 75%. Opens it. Actions available. More content available",
        ]
      ),
      (
        .links, .pitch,
        [
          "[higher voice: link]",
          "Report 🎉 (12 pages), 75%. Opens it. Actions available. More content available",
        ]
      ),
      (
        .actions, .sound,
        [
          "Report 🎉 (12 pages), 75%, link. Opens it. More content available",
          "[sound: actions]",
        ]
      ),
      (
        .customContent, .pitch,
        [
          "[higher voice: more content]",
          "Report 🎉 (12 pages), 75%, link. Opens it. Actions available",
        ]
      ),
    ] as [(ReaderSetting, ReaderSettingValue, [String])])
  func signals(setting: ReaderSetting, value: ReaderSettingValue, lines: [String]) {
    #expect(spoken(Self.report, setting, value) == lines)
  }

  @Test(
    "A capital letter is signalled where characters are said one by one",
    arguments: [
      (.sound, ["[sound: capital letter]", "A"]),
      (.pitch, ["[higher voice: capital letter]", "A"]),
      (.on, ["cap A"]), (.off, ["A"]),
    ] as [(ReaderSettingValue, [String])])
  func capitals(value: ReaderSettingValue, lines: [String]) throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a")]))
    _ = try reader.lines(after: .rotor(.named("characters")), .set(.capitalLetters, value))

    #expect(try reader.lines(after: .down) == lines)
  }

  @Test(
    "With all punctuation, marks are named in the language of the element",
    arguments: [
      ("en", "Sunday? Don't!", "Sunday question mark Don't exclamation mark"),
      ("de", "a@b.de", "a At-Zeichen b Punkt de"),
      ("ja", "本当？", "本当 疑問符"),
      ("ar", "متى؟", "متى علامة استفهام"),
      ("fr", "Oui, #1", "Oui virgule dièse 1"),
      ("eo", "Kio?", "Kio question mark"),
    ])
  func punctuation(language: String, label: String, text: String) {
    let element = AccessibilityElement(id: "x", label: label, language: language)

    #expect(spoken(element, .punctuation, .punctuation(.all)) == [text])
  }

  @Test(
    "Digits are said one by one, also those of other scripts",
    arguments: [
      ("en", "Flight B52 at 9:41", "Flight B five two at nine colon four one"),
      ("en", "12.5 km", "one two period five km"),
      ("en", "In 2026.", "In two zero two six."),
      ("ru", "7 писем", "семь писем"),
      ("ar", "٣ رسائل", "ثلاثة رسائل"),
    ])
  func digits(language: String, label: String, text: String) {
    let element = AccessibilityElement(id: "x", label: label, language: language)

    #expect(spoken(element, .numbers, .numbers(.digits)) == [text])
  }

  @Test("The language of the element comes before that of the reader")
  func language() {
    let element = AccessibilityElement(id: "x", label: "Envoyer", traits: .button, language: "fr")

    #expect(spoken(element, .language, .language("de-at")) == ["Envoyer, bouton"])
  }

  @Test("Without container descriptions the name of one is not said")
  func containers() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    source.place(["a", "b"], in: AccessibilityContainer(id: "list", kind: .list, label: "Chats"))
    var reader = ScreenReader(reading: source)

    #expect(reader.screenAppeared().lines == ["Chats, A"])
    #expect(try reader.lines(after: .last, .previous) == ["Chats, B"])
    #expect(
      try reader.lines(after: .set(.containerDescriptions, false)) == [
        "[container-descriptions off]"
      ])
    #expect(try reader.lines(after: .last, .previous) == ["B"])
    guard case .speech(let utterance) = reader.log.entries.last?.heard else {
      Issue.record("nothing was said")
      return
    }
    #expect(utterance.rules.map(\.id) == ["container.off", "label.spoken"])
  }

  @Test(
    "A setting that changes what is said is among the rules behind it",
    arguments: [
      ReaderSetting.hints, .actions, .customContent, .links, .punctuation, .numbers, .language,
    ])
  func rules(setting: ReaderSetting) throws {
    var settings = ReaderSettings()
    let word = try #require(setting.words.last { setting.value(for: $0) != setting.standard })
    settings.set(setting, to: try #require(setting.value(for: word)))
    var reader = ScreenReader(
      reading: ElementListSource([Self.report]), settings: settings)
    _ = reader.screenAppeared()

    #expect(reader.rulesUnderCursor.contains(setting.rule))
  }

  @Test("Every setting has values, a standard among them, a sentence and a rule of the table")
  func table() {
    for setting in ReaderSetting.allCases {
      #expect(setting.words.compactMap(setting.value).count == setting.words.count)
      #expect(setting.words.compactMap(setting.value).contains(setting.standard))
      #expect(setting.words.allSatisfy { setting.value(for: $0).map(setting.word) == $0 })
      #expect(setting.help.hasSuffix("."))
      #expect(ReaderRules.all.contains(setting.rule))
    }
  }

  @Test("A value that a setting cannot have leaves it as it was")
  func foreignValue() {
    var settings = ReaderSettings()

    settings.set(.hints, to: .language("de"))
    settings.set(.language, to: .off)

    #expect(settings == ReaderSettings())
    #expect(ReaderSetting.language.value(for: "tlh") == nil)
    #expect(ReaderSetting.language.value(for: "de_AT") == nil)
    #expect(ReaderSetting.language.value(for: "DE-AT") == .language("de-at"))
  }
}
