import Testing

@testable import EarshotAudit

@Suite("Kinds of letters")
struct WritingScriptTests {
  @Test(
    "A letter has a script",
    arguments: [
      ("a", .latin), ("ß", .latin), ("Ł", .latin), ("д", .cyrillic), ("λ", .greek), ("ש", .hebrew),
      ("ب", .arabic), ("ह", .devanagari), ("ก", .thai), ("한", .korean), ("カ", .japanese),
      ("の", .japanese), ("漢", .chinese), ("1", nil), ("×", nil), ("❤", nil), (" ", nil),
    ] as [(Unicode.Scalar, WritingScript?)])
  func scripts(letter: Unicode.Scalar, script: WritingScript?) {
    #expect(WritingScript(letter) == script)
  }

  @Test("A language has the scripts that it is written in, as far as is known")
  func languages() {
    #expect(WritingScript.scripts(of: "en") == [.latin])
    #expect(WritingScript.scripts(of: "ja") == [.japanese, .chinese])
    #expect(WritingScript.scripts(of: "tlh") == nil)
  }

  @Test("Three scripts set no spaces between words")
  func spaces() {
    #expect(WritingScript.allCases.filter(\.isUnspaced) == [.thai, .japanese, .chinese])
  }
}
