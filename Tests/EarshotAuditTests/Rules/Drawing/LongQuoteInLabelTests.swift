import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule long-quote-in-label", .cases(of: LongQuoteInLabel.self))
struct LongQuoteInLabelTests {
  private static let plan = "We row to the island, have lunch there, and are back by three"

  @Test(
    "A quotation that is longer than the reply is found",
    arguments: [
      "Yes", "Count me in, I bring the cake",
      "We row to the island then, and I shall bring the lemonade",
    ])
  func found(reply: String) {
    let screen = screen(quoting: Self.plan, in: reply)

    #expect(
      LongQuoteInLabel.found(on: screen) == [
        AuditProblem(
          element: "/0/[2]",
          "“We row to the island, have lunch there,…” is quoted in it, and is longer than all else "
            + "that is heard of it")
      ])
  }

  @Test("A quotation that breaks off is found")
  func cut() {
    let screen = screen(quoting: "We row to the island, have lunch there, and are…", in: "Yes")

    #expect(LongQuoteInLabel.found(on: screen).map(\.element) == ["/0/[2]"])
  }

  @Test("A quotation that is not heard is not")
  func unheard() {
    let screen = screen(quoting: Self.plan, in: "Yes", heardAs: "Ben, reply to Ana, Yes")

    #expect(LongQuoteInLabel.found(on: screen).isEmpty)
  }

  @Test("A long reply is not")
  func longReply() {
    let reply = "Yes, but the wind turns at noon, so let us leave at eight and eat on the way back"

    #expect(LongQuoteInLabel.found(on: screen(quoting: Self.plan, in: reply)).isEmpty)
  }

  @Test("A short quotation is not")
  func short() {
    let original = "Shall we row to the island on Sunday then"
    let screen = screen(of: original, quoting: original, in: "Yes")

    #expect(LongQuoteInLabel.found(on: screen).isEmpty)
  }

  @Test("What two people wrote alike, at the place of messages, is not")
  func alike() {
    let screen = screen(quoting: Self.plan, at: "/0/[2]/1", in: "Ben")

    #expect(LongQuoteInLabel.found(on: screen).isEmpty)
  }

  @Test("Words of which no message on the screen is the origin are not")
  func noOrigin() {
    #expect(
      LongQuoteInLabel.found(on: screen(of: "Hello", quoting: Self.plan, in: "Yes")).isEmpty)
  }

  @Test("The same words in another list are no origin")
  func otherList() {
    let screen = screen(quoting: Self.plan, in: "Yes", from: "/1/[1]/1")

    #expect(LongQuoteInLabel.found(on: screen).isEmpty)
  }

  @Test("A text that is all that a row has is not")
  func alone() {
    let screen = screen(quoting: Self.plan, in: "", heardAs: Self.plan)

    #expect(LongQuoteInLabel.found(on: screen).isEmpty)
  }

  private func screen(
    of original: String = plan, quoting quote: String, at place: DrawnPart.ID = "/0/[2]/0/0",
    in reply: String, from origin: DrawnPart.ID = "/0/[1]/1", heardAs words: String? = nil
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("/0/[1]", original),
      DrawnScreen.element("/0/[2]", words ?? "\(quote), \(reply)"),
      drawing: [
        DrawnScreen.text(origin, original, in: "/0/[1]"),
        DrawnScreen.text(place, quote, in: "/0/[2]"),
        DrawnScreen.text("/0/[2]/1", reply, in: "/0/[2]"),
      ])
  }
}
