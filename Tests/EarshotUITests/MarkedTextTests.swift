import EarshotTestSupport
import EarshotTree
import Testing

@testable import EarshotUI

@MainActor
@Suite("Marks in a written-out text are not read")
struct MarkedTextTests {
  @Test(
    "Marks go, and what only looks like them stays",
    arguments: [
      ("**Bold** and *slanted*", "Bold and slanted"),
      ("__Bold__ and _slanted_", "Bold and slanted"),
      ("***Both***", "Both"),
      ("~~Gone~~ but ~5", "Gone but ~5"),
      ("`let x`", "let x"),
      ("See [our **terms**](https://example.com/a_b).", "See our terms."),
      ("snake_case_name", "snake_case_name"),
      ("5 * 3 * 2", "5 * 3 * 2"),
      ("2 ** 3", "2 ** 3"),
      ("**open", "**open"),
      ("[1] (2)", "[1] (2)"),
      ("\\*not slanted\\*", "*not slanted*"),
      ("C:\\temp", "C:\\temp"),
      ("*a **b* c**", "a b c"),
      ("", ""),
    ])
  func marks(text: String, plain: String) {
    #expect(MarkedText(text).plain == plain)
    #expect(Text(LocalizedStringKey(text)).string == plain)
  }

  @Test("Marks in values are read as they are")
  func values() {
    let name = "*Ana*"

    #expect(Text("**\(name)** is here").string == "*Ana* is here")
  }

  @Test("A text that is no key keeps its marks")
  func verbatim() {
    let string = "**Ana**"

    #expect(Text(string).string == "**Ana**" && Text(verbatim: "*x*").string == "*x*")
  }

  @Test("No text of random marks loses a letter")
  func randomMarks() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let text = String(
        (0..<24).map { _ in "*_~`[]()\\ ab".randomElement(using: &generator) ?? "a" })
      let letters = text.filter { $0 == "a" || $0 == "b" }
      let plain = MarkedText(text).plain.filter { $0 == "a" || $0 == "b" }

      #expect(plain == letters || text.contains("]("), "\(text)")
    }
  }
}
