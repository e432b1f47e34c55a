import Testing

@testable import EarshotAudit

@Suite("Letters that are drawn in a style")
struct StyledTextTests {
  @Test(
    "Two letters of other alphabets are a style, with the plain text beside it",
    arguments: [
      ("𝗦𝗲𝗻𝗱", "Send"), ("𝗢k𝗮y", "Okay"), ("ⓗⓘ", "hi"), ("𝛂𝛃", "αβ"), ("Ｏｋ", "Ok"),
    ])
  func letters(text: String, plain: String) {
    #expect(StyledText.style(of: text, language: "en") == .letters(plain: plain))
  }

  @Test("One such letter is a sign", arguments: ["𝗦end", "the set ℝ", "ⓗ"])
  func one(text: String) {
    #expect(StyledText.style(of: text, language: "en") == nil)
  }

  @Test("Wide letters are plain where people write with them", arguments: ["ja", "zh", "ko"])
  func wide(language: String) {
    #expect(StyledText.style(of: "ＬＩＮＥ", language: language) == nil)
    #expect(StyledText.style(of: "ＬＩＮＥ", language: "en") == .letters(plain: "LINE"))
  }

  @Test("Three different turned letters are upside down, where nobody writes a pronunciation")
  func upsideDown() {
    #expect(StyledText.style(of: "ɥɔʇɐʍ", language: "en") == .upsideDown)
    #expect(StyledText.style(of: "ɥɔʇ", language: "en") == .upsideDown)
    #expect(StyledText.style(of: "ɥɔɥɔ", language: "en") == nil)
    for spoken in ["/ɥɔʇɐʍ/", "[ɥɔʇɐʍ", "ɥɔʇɐʍ]"] {
      #expect(StyledText.style(of: spoken, language: "en") == nil)
    }
  }

  @Test("Three marks on one letter are heaped, two are a language")
  func heaped() {
    #expect(StyledText.style(of: "Bo\u{300}\u{301}\u{302}o", language: "en") == .marks)
    #expect(StyledText.style(of: "e\u{302}\u{301}", language: "vi") == nil)
    #expect(StyledText.style(of: "e\u{302}\u{301}o\u{300}\u{323}", language: "vi") == nil)
  }

  @Test("Two letters that are struck through are a style, one is a letter")
  func struck() {
    #expect(StyledText.style(of: "s\u{336}o\u{336}ld", language: "en") == .marks)
    #expect(StyledText.style(of: "s\u{336}old", language: "en") == nil)
    #expect(StyledText.style(of: "o\u{338}o\u{334}", language: "en") == .marks)
    #expect(StyledText.style(of: "o\u{333}o\u{339}", language: "en") == nil)
  }

  @Test(
    "Plain letters of any language are no style", arguments: ["Send", "", "Größe", "Ωmega", "Да"])
  func plain(text: String) {
    #expect(StyledText.style(of: text, language: "en") == nil)
  }
}
