import Testing

@testable import EarshotAudit

@Suite("Initials")
struct StringInitialsTests {
  @Test("Up to three capitals could be initials", arguments: ["A", "AB", "ABC", "ÉÖ"])
  func initials(text: String) {
    #expect(text.isInitials)
  }

  @Test(
    "More of them, small letters, signs and nothing are none", arguments: ["FAIL", "Ab", "A!", ""])
  func others(text: String) {
    #expect(!text.isInitials)
  }
}
