import Testing

@testable import EarshotSpeech

@Suite("Voices are found by name and by language")
struct VoiceCatalogTests {
  private let catalog = VoiceCatalog(
    voices: [
      ("English (America)", "gmw/en-US", [("en-US", 2), ("en", 3)]),
      ("English (Great Britain)", "gmw/en", [("en-GB", 2), ("en", 2)]),
      (" German ", "gmw/de", [("de", 5)]), ("Norwegian", "gmq/nb", [("nb", 5), ("no", 5)]),
      ("us-mbrola-1", "mb/mb-us1", [("en-us", 1)]), ("nothing", "", []),
    ].compactMap { Voice(name: $0.0, identifier: $0.1, languages: $0.2) },
    variants: ["m1", "f3"])

  @Test("A voice is a line, and one whose data is not part of the library is none")
  func lines() {
    #expect(
      catalog.voices.map { "\($0)" } == [
        "de: German", "en: English (Great Britain), for en-gb", "en-us: English (America), for en",
        "nb: Norwegian, for no",
      ])
  }

  @Test(
    "A tag has the voice that speaks it best, or that of the tag without its last part",
    arguments: [
      ("en", "en-us"), ("en-GB", "en"), ("EN_us", "en-us"), ("en-AU", "en-us"),
      ("de-AT-1996", "de"),
      ("no", "nb"), ("nn-NO", "nb"), ("fr", nil), ("", nil), ("-", nil),
    ] as [(String, String?)])
  func language(tag: String, code: String?) {
    #expect(catalog.voice(for: tag)?.code == code)
  }

  @Test("The voices of a language come with the best first")
  func listing() {
    #expect(catalog.voices(for: "EN").map(\.code) == ["en", "en-us"])
    #expect(catalog.voices(for: "en-us").map(\.code) == ["en-us"])
    #expect(catalog.voices(for: "e") == [])
  }

  @Test(
    "A name is known as a code or a language, with a variant or without",
    arguments: [
      ("de", true), ("DE", true), ("en-gb", true), ("de+f3", true), ("de+f4", false),
      ("de+", false), ("+f3", false), ("de+f3+m1", false), ("fr", false), ("", false),
    ])
  func names(name: String, isKnown: Bool) {
    #expect(catalog.knows(name) == isKnown)
  }

  @Test(
    "A name that nobody has is told with the nearest, also of a variant or of what a voice is called",
    arguments: [
      ("en-uss", "en-us"), ("de+f33", "de+f3"), ("german", "de"), ("norw", "nb"), ("qqqq", nil),
      ("", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(catalog.nearest(to: name) == expected)
  }
}
