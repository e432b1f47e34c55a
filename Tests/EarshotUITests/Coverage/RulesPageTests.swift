import EarshotReader
import EarshotTestSupport
import EarshotTree
import EarshotUI
import Foundation
import Testing

@Suite("The page of rules says what the tables of rules say")
struct RulesPageTests {
  private static let url = URL(filePath: Repository.root)
    .appending(path: "Sources/EarshotUI/EarshotUI.docc/Rules.md")

  @Test("The page is up to date")
  func page() throws {
    try WrittenPage(url: Self.url, suite: "RulesPageTests")
      .expect(RulesPage(reader: ReaderRules.all, views: ViewSource.allRules).text)
  }

  @Test("No rule of the reader has the name of a rule of the views")
  func names() {
    let names = (ReaderRules.all + ViewSource.allRules).map(\.id)

    #expect(Set(names).count == names.count)
  }

  @Test("A rule is a row with its sentence and its ground; a bar in it is no end of a cell")
  func row() {
    let rule = AccessibilityRule(
      id: "a.b", statement: "Either | or\nboth.", evidence: .referenceImage)

    let text = RulesPage(reader: [rule], views: []).text

    #expect(text.contains("\n| `a.b` | Either \\| or both. | reference image |\n"))
    #expect(text.contains("\nOf 1 rule: 1 reference image.\n"))
  }
}
