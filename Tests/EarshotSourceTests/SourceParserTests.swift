import Foundation
import Testing

@testable import EarshotSource

@Suite("Sources are read as Swift's own parser reads them")
struct SourceParserTests {
  private static let folders = [
    "Sources/EarshotSource", "Sources/EarshotText", "Sources/SwiftUI", "Tests/EarshotSourceTests",
    "Tests/Fixtures/ChatComponents/Sources", "Tests/Fixtures/Unsupported",
  ]

  @Test("Words stand where Swift has names and keywords, and nowhere else", arguments: folders)
  func words(folder: String) throws {
    for path in try Layer.paths(in: folder) {
      let bytes = Array(try Data(contentsOf: Layer.root.appending(path: path)))
      let parsed = try SourceParser.parse(bytes)

      let ours = Set(
        SourceLexer.tokens(of: bytes)
          .filter { [.word, .quotedWord, .directive].contains($0.kind) }
          .map { $0.kind == .directive ? $0.range.dropFirst() : $0.range })
      let theirs = Set(parsed.tokens.compactMap { word($0, in: bytes) })
      // The parser calls some words by no name, such as `_` and labels; none is in a literal.
      let literals = parsed.tokens.filter { ["string", "comment", "doccomment"].contains($0.kind) }
        .map(\.range)

      #expect(theirs.subtracting(ours).map { text($0, bytes) } == [], "\(path)")
      #expect(
        ours.subtracting(theirs).filter { word in literals.contains { $0.overlaps(word) } }
          .map { text($0, bytes) } == [], "\(path)")
    }
  }

  @Test("Types have the name, the place and the access that Swift sees", arguments: folders)
  func types(folder: String) throws {
    for path in try Layer.paths(in: folder) {
      let bytes = Array(try Data(contentsOf: Layer.root.appending(path: path)))
      let outline = try SourceOutline(of: bytes, file: path)
      let theirs = try ParsedTypes(SourceParser.parse(bytes).nodes)

      let ours = outline.declarations.filter { $0.kind != .function && $0.kind != .extensionOfType }

      #expect(ours.map(\.name) == theirs.all.map(\.name), "\(path)")
      #expect(
        ours.map(\.position) == theirs.all.map { outline.source.position(at: $0.offset) },
        "\(path)")
      #expect(
        ours.filter(\.isVisibleToModule).map(\.name)
          == theirs.all.filter { !$0.isHidden }.map(\.name),
        "\(path)")
    }
  }

  private func word(_ token: (kind: String, range: Range<Int>), in bytes: [UInt8]) -> Range<Int>? {
    guard ["identifier", "typeidentifier", "keyword"].contains(token.kind) else { return nil }
    let start = bytes[token.range].firstIndex { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "@") }
    return (start ?? token.range.lowerBound)..<token.range.upperBound
  }

  private func text(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
