import EarshotAudit
import EarshotTestSupport
import Foundation
import FoundationXML
import Testing

@Suite("The page works with a screen reader")
struct AuditPageTests {
  @Test("There are landmarks, one heading of level 1, and no level is left out")
  func structure() throws {
    let page = try PageReader(SampleAudit.report())
    let levels = page.names.compactMap { $0.wholeMatch(of: #/h([1-6])/#).flatMap { Int($0.1) } }

    for landmark in ["header", "nav", "main", "footer", "h1"] {
      #expect(page.names.count { $0 == landmark } == 1, "\(landmark)")
    }
    #expect(levels.first == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    #expect(page.names.count { $0 == "article" } == page.names.count { $0 == "h3" })
  }

  @Test("The language is told, links lead somewhere, and the first of them skips")
  func links() throws {
    let page = try PageReader(SampleAudit.report())
    let ids = page.values(of: "id")
    let links = page.values(of: "href")

    #expect(page.attributes(of: "html")["lang"] == "en")
    #expect(links.first == "#content")
    #expect(page.attributes(of: "main")["id"] == "content")
    #expect(Set(ids).count == ids.count)
    #expect(Set(links.map { $0.dropFirst() }.map(String.init)).isSubset(of: ids))
    #expect(Set(page.values(of: "aria-labelledby")).isSubset(of: ids))
  }

  @Test("Nothing runs, nothing is fetched, and commands are folded away under a name of their own")
  func still() throws {
    let page = try PageReader(SampleAudit.report())

    #expect(Set(page.names).isDisjoint(with: ["script", "img", "link", "iframe", "object"]))
    #expect(page.values(of: "src") == [])
    #expect(!page.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
    #expect(page.attributes(of: "details")["open"] == nil)
    #expect(page.names.count { $0 == "details" } == page.names.count { $0 == "summary" })
  }

  @Test("The table has a caption, and each cell a heading of its row and its column")
  func table() throws {
    let page = try PageReader(SampleAudit.report())
    let scopes = page.values(of: "scope")

    #expect(page.names.count { $0 == "caption" } == 1)
    #expect(scopes == Array(repeating: "col", count: 6) + ["row", "row"])
    #expect(page.names.count { $0 == "td" } == 2 * 5)
  }

  @Test("Severity is said in words")
  func severity() throws {
    let text = try html(of: SampleAudit.report())

    for words in ["error", "warning", "note"] {
      #expect(
        text.contains("<li><strong>Severity:</strong> <span dir=\"auto\">\(words)</span></li>"))
    }
  }

  @Test("Without findings the page says so")
  func empty() throws {
    let report = AuditReport(screens: [], rules: [])

    #expect(try PageReader(report).names.count { $0 == "h1" } == 1)
    #expect(html(of: report).split(separator: "<p>None.</p>").count == 4)
  }

  @Test(
    "Whatever stands in words, the page is well-formed, and nothing becomes a tag",
    arguments: 0..<20)
  func hostile(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = HostileAudit.report(using: &generator)

    let page = try PageReader(report)

    #expect(!page.names.contains("b"))
    #expect(!html(of: report).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  private func html(of report: AuditReport) -> String {
    var text = ""
    report.write(as: .html, to: &text)
    return text
  }
}
