import EarshotScenarios
import Testing

@testable import earshot

@Suite("A call chooses the language of the screen reader")
struct LanguageOptionTests {
  @Test("The language is a setting", arguments: ["play", "read", "describe"])
  func setting(command: String) throws {
    let call = try CommandLineArguments(parsing: [command, "chat", "--language", "DE"])

    #expect(call.settings == [TranscriptSetting(name: "language", value: "de")])
  }

  @Test("A language without words is refused with those that have some")
  func unknown() {
    let error = #expect(throws: CommandLineError.self) {
      try CommandLineArguments(parsing: ["--language", "tlh"])
    }

    #expect(
      error?.description == """
        earshot: error: option '--language' takes 'ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt' \
        or 'ru', not 'tlh'
        """)
  }

  @Test("A tree and a test have no language of their own", arguments: ["tree", "test"])
  func misplaced(command: String) {
    #expect(throws: CommandLineError.self) {
      try CommandLineArguments(parsing: [command, "--language", "de"])
    }
  }
}
