import EarshotReader
import Testing

@Suite("A name is found as a person would type it")
struct NameLookupTests {
  @Test("Case, line breaks and colour selectors do not matter")
  func loose() {
    let lookup = NameLookup(["Reply", "React with ❤️", "Copy\nall"])

    #expect(lookup.matches("reply") == [0])
    #expect(lookup.matches("react with \u{2764}") == [1])
    #expect(lookup.matches("copy all") == [2])
    #expect(lookup.matches("Rep") == [])
  }

  @Test("A name that is written exactly so comes before names that differ in case")
  func exact() {
    let lookup = NameLookup(["reply", "Reply", "Reply"])

    #expect(lookup.matches("Reply") == [1, 2])
    #expect(lookup.matches("REPLY") == [0, 1, 2])
  }

  @Test("The nearest name is suggested, and nothing that is far away")
  func nearest() {
    let lookup = NameLookup(["Reply", "React with ❤️", "React with 👍"])

    #expect(lookup.nearest(to: "Repyl") == "Reply")
    #expect(lookup.nearest(to: "react wiht ❤️") == "React with ❤️")
    #expect(lookup.nearest(to: "Unsend everything") == nil)
    #expect(NameLookup([]).nearest(to: "Reply") == nil)
    #expect(lookup.nearest(to: String(repeating: "x", count: 100_000)) == nil)
  }
}
