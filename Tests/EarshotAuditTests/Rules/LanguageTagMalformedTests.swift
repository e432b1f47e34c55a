import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule language-tag-malformed", .cases(of: LanguageTagMalformed.self))
struct LanguageTagMalformedTests {
  @Test(
    "What is no BCP 47 tag is found, with the tag that was meant where it is near",
    arguments: [
      ("german", nil), ("en_US", "write it as `en-US`"), ("d", nil), ("de-", nil), ("12", nil),
      ("de-Österreich", nil), ("en-Latn-toolongpart", nil), ("x", nil),
    ] as [(String, String?)])
  func found(tag: String, remedy: String?) {
    let screen = AuditedScreen(.message("Bis morgen", language: tag))

    let problems = LanguageTagMalformed.found(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it", "states its language as “\(tag)”, which is no language tag",
          remedy: remedy)
      ])
  }

  @Test(
    "Tags and no tag are not",
    arguments: ["de", "pt-BR", "zh-Hant-TW", "yue", "de-1996", "x-house", "i-klingon", nil])
  func notFound(tag: String?) {
    let screen = AuditedScreen(.message("Bis morgen", language: tag))

    #expect(LanguageTagMalformed.found(on: screen).isEmpty)
  }
}
