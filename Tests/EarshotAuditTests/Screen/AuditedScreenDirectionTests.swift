import Testing

@testable import EarshotAudit

@Suite("Direction of a screen")
struct AuditedScreenDirectionTests {
  @Test(
    "The language tells where a line begins",
    arguments: [
      ("en", false), ("he", true), ("ar-EG", true), ("fa_IR", true), ("HE-Latn", true),
      ("hen", false), ("", false),
    ])
  func direction(language: String, readsFromRight: Bool) {
    #expect(AuditedScreen(elements: [], language: language).readsFromRight == readsFromRight)
  }
}
