import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule styled-letters", .cases(of: StyledLetters.self))
struct StyledLettersTests {
  @Test(
    "Letters of other alphabets are found, with the plain ones to write",
    arguments: [
      ("𝗦𝗲𝗻𝗱", "Send"), ("𝗢𝗞", "OK"), ("Ｓｅｎｄ now", "Send now"), ("ⓢⓔⓝⓓ", "send"), ("𝓢𝓮𝓷𝓭", "Send"),
    ])
  func alphabets(label: String, plain: String) {
    let problems = StyledLetters.found(on: AuditedScreen(.button(label)))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "heard as “\(label)”, in letters that many voices spell out or pass over",
          remedy: "write “\(plain)”, and style it with a font")
      ])
  }

  @Test("Letters upside down, heaps of marks, and letters that are struck through are found")
  func others() {
    let turned = StyledLetters.found(on: AuditedScreen(.button("ɥɔʇɐʍ")))
    let heaped = StyledLetters.found(on: AuditedScreen(.button("Bo\u{300}\u{301}\u{302}o")))
    let struck = StyledLetters.found(on: AuditedScreen(.button("s\u{336}o\u{336}ld")))

    #expect(
      turned == [
        AuditProblem(
          element: "it", "heard as “ɥɔʇɐʍ”, in letters that only look like others upside down")
      ])
    #expect(
      heaped.map(\.message) == [
        "heard as “Bo\u{300}\u{301}\u{302}o”, with marks on its letters that are read one by one"
      ])
    #expect(
      struck.map(\.message) == [
        "heard as “s\u{336}o\u{336}ld”, with marks on its letters that are read one by one"
      ])
  }

  @Test("In a message they are worth a note, and in its value they are a matter of the app")
  func messages() {
    let label = StyledLetters.found(on: AuditedScreen(.message("𝗛𝗲𝗹𝗹𝗼")))
    let value = StyledLetters.found(on: AuditedScreen(.message("Hi", value: "𝗛𝗲𝗹𝗹𝗼")))

    #expect(label.map(\.severity) == [.note])
    #expect(value.map(\.severity) == [nil])
  }

  @Test(
    "Letters of languages, single signs, emoji, circled digits and pronunciations are not",
    arguments: [
      "Grüße", "Tiếng Việt", "Straße ½", "5 ㎡", "the set ℝ", "🅿️ garage", "① Open ② Close",
      "ɔ is open, ʌ is not", "say [ɥɔʇɐʍ]", "say /ɥɔʇɐʍ/", "Se\u{301}e\u{302}", "s\u{336}old",
      "❤️", "Send", "e\u{301}\u{302}", "ა\u{300}\u{301}",
    ])
  func notFound(label: String) {
    #expect(StyledLetters.found(on: AuditedScreen(.button(label))).isEmpty)
  }

  @Test("Wide letters are not where people write so", arguments: ["ja", "zh-Hans", "ko"])
  func wide(language: String) {
    let screen = AuditedScreen(.button("ＬＩＮＥ"), language: language)

    #expect(StyledLetters.found(on: screen).isEmpty)
  }
}
