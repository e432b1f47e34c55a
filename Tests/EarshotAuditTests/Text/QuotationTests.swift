import Testing

@testable import EarshotAudit

@Suite("Quotation")
struct QuotationTests {
  @Test("Words are quoted, and cut where they are long")
  func cut() {
    #expect(Quotation.of("On my way") == "“On my way”")
    #expect(
      Quotation.of(String(repeating: "a", count: 40)) == "“\(String(repeating: "a", count: 40))”")
    #expect(
      Quotation.of("Are we rowing tomorrow, and who has the key?")
        == "“Are we rowing tomorrow, and who has the…”")
  }

  @Test("Several are told as a list")
  func list() {
    #expect(Quotation.list([]) == "")
    #expect(Quotation.list(["Ana"]) == "“Ana”")
    #expect(Quotation.list(["Ana", "Ben"]) == "“Ana” and “Ben”")
    #expect(Quotation.list(["Ana", "Ben", "Cleo"]) == "“Ana”, “Ben” and “Cleo”")
  }
}
