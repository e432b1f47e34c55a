import EarshotTestSupport
import Foundation
import Testing

/// What the documentation shows is code that is compiled, and files that are there.
@Suite("Code in the documentation is code of a package that is built and tested")
struct DocumentationTests {
  /// A block of code in a page.
  struct Example: Sendable, CustomTestStringConvertible {
    let page: String
    let text: String

    var testDescription: String { "\(page): \(text.prefix { $0 != "\n" })" }
  }

  private static let pages = ["README.md"] + files(in: folder, endingIn: ".md")
  private static let folder = "Sources/EarshotTesting/EarshotTesting.docc"
  private static let examples = pages.flatMap(examples)
  private static let sources =
    files(in: "Tests/Fixtures/ChatTests", endingIn: ".swift", ".yml", ".transcript")
    + files(in: "Tests/EarshotTestingTests", endingIn: ".swift")
  private static let texts = sources.compactMap(lines)

  @Test("There are pages with code in them")
  func pagesAreFound() {
    #expect(Self.pages.count >= 7)
    #expect(Self.examples.count >= 20)
    #expect(Self.texts.count == Self.sources.count && Self.texts.count >= 15)
  }

  @Test("Each block stands in a file, apart from how far it is indented", arguments: examples)
  func found(_ example: Example) {
    let block = Self.withoutIndentation(
      example.text.split(separator: "\n", omittingEmptySubsequences: false))

    #expect(Self.texts.contains { Self.holds($0, block) }, "\(example.text)")
  }

  /// The blocks in a page that are no commands; of the README, those with code.
  private static func examples(in page: String) -> [Example] {
    let kinds = page == "README.md" ? ["swift"] : ["swift", "yaml", "text"]
    let parts = (text(page) ?? "").components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).compactMap { index in
      let block = parts[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard block.count == 2, kinds.contains(String(block[0])) else { return nil }
      return Example(page: page, text: block[1].trimmingCharacters(in: .newlines))
    }
  }

  /// The files in a folder and below it, without what is built there.
  private static func files(in folder: String, endingIn endings: String...) -> [String] {
    let paths = FileManager.default.enumerator(atPath: "\(Repository.root)/\(folder)")
    let names = (paths?.compactMap { $0 as? String } ?? []).filter { !$0.hasPrefix(".build/") }
    return names.filter { name in endings.contains(where: name.hasSuffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8)
  }

  private static func lines(of path: String) -> [Substring]? {
    text(path)?.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether lines stand one below the other in a text, all of them moved by as much.
  private static func holds(_ lines: [Substring], _ block: [Substring]) -> Bool {
    lines.indices.dropLast(max(block.count - 1, 0)).contains { start in
      guard lines[start].hasSuffix(block[0]) else { return false }
      return withoutIndentation(lines[start..<start + block.count]) == block
    }
  }

  private static func withoutIndentation(_ lines: some Sequence<Substring>) -> [Substring] {
    let widths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let width = widths.min() ?? 0
    return lines.map { $0.dropFirst(width) }
  }
}
