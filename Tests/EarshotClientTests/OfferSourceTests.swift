import Testing

@testable import EarshotClient

@Suite("A file that is compiled along tells what can be shown")
struct OfferSourceTests {
  private func type(_ name: String, file: String = "View.swift", maker: String? = nil)
    -> OfferedType
  {
    OfferedType(name: name, file: file, line: 7, maker: maker)
  }

  @Test("Each type stands on a line of its own")
  func text() {
    #expect(
      OfferSource(offering: [type("Row", maker: "Row.init"), type("Chat")]).text == """
        import SwiftUI

        @_cdecl("earshot_offer_client_screens")
        public func earshotOfferClientScreens(_ box: UnsafeMutableRawPointer) {
          _ClientScreenOffers.fill(box) { offers in
            offers.add("Row", file: "View.swift", line: 7, Row.init); offers.add("Row", \
        file: "View.swift", line: 7, type: Row.self)
            offers.add("Chat", file: "View.swift", line: 7, type: Chat.self)
          }
        }

        """)
  }

  @Test(
    "The path of a file cannot end the text that it stands in",
    arguments: [
      ("a\"b", #""a\"b""#), (#"a\(b)"#, #""a\\(b)""#), ("a\nb", #""a\u{a}b""#),
      ("a\u{2028}🧵é", "\"a\\u{2028}🧵é\""), ("\u{7F}\0", #""\u{7f}\u{0}""#),
    ])
  func paths(path: String, literal: String) {
    let text = OfferSource(offering: [type("Row", file: path)]).text

    #expect(text.contains("    offers.add(\"Row\", file: \(literal), line: 7, type: Row.self)\n"))
  }

  @Test("The types on lines with errors are left out")
  func errors() {
    let source = OfferSource(offering: [type("A"), type("B"), type("C")])

    #expect(source.types(exceptOnLines: [6]).map(\.name) == ["B", "C"])
    #expect(source.types(exceptOnLines: [7, 8]).map(\.name) == ["A"])
    #expect(source.types(exceptOnLines: [0, 1, 5, 9]).map(\.name) == ["A", "B", "C"])
  }
}
