import Testing

@testable import EarshotReader

@Suite("A character on its own is said by its name")
struct CharacterNamesTests {
  @Test(
    "Every language names the same characters, each by a name of its own",
    arguments: CharacterNames.byLanguage.keys.sorted())
  func complete(language: String) {
    let names = CharacterNames.forLanguage(language)

    let said = CharacterNames.named.map(names.name)

    #expect(zip(said, CharacterNames.named).allSatisfy { $0 != String($1) })
    #expect(Set(said).count == CharacterNames.named.count)
  }

  @Test(
    "What looks alike is called alike, and what cannot be heard has a name",
    arguments: [
      ("“", "quote"), ("\r\n", "new line"), ("\u{A0}", "space"), ("\u{200B}", "zero width space"),
      ("ß", "ß"), ("❤️", "red heart"), ("€", "€"),
    ] as [(Character, String)])
  func names(character: Character, name: String) {
    #expect(CharacterNames.forLanguage("en-GB").name(of: character) == name)
  }
}
