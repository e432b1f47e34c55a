import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotSource

@Suite("A hostile source is read to its end")
struct HostileSourceTests {
  @Test("Mutated sources are read, and every place lies in the file", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let sources = try Layer.texts(in: "Tests/Fixtures/ChatComponents/Sources") { _ in true }

    for _ in 0..<20 {
      var bytes = Array(try #require(sources.randomElement(using: &generator)).utf8)
      for _ in 0..<Int.random(in: 1...30, using: &generator) { Self.mutate(&bytes, &generator) }
      let text = String(decoding: bytes, as: UTF8.self).filter { $0 != "\0" }
      let outline = try SourceOutline(of: text, file: "Row.swift")
      expectPlaces(of: outline, in: text)
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let pieces = [
      "\"", "\"\"\"", "#\"", "\\(", "\\#(", "/*", "*/", "//", "/", "#/", "`", "{", "}", "(", ")",
      "\n", "\r", "#if ", "#endif\n", "#else\n", "@", "<", ".", "#", "\u{FEFF}", "👩‍🚀", "\\",
      "import ",
      "struct ", "extension ", "#Preview(", "class ",
    ]
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      bytes.insert(
        contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: place)
    case 1:
      bytes.removeSubrange(
        place..<min(bytes.count, place + Int.random(in: 0...40, using: &generator)))
    default: bytes = Array(bytes[place...] + bytes[..<place])
    }
  }

  private func expectPlaces(of outline: SourceOutline, in text: String) {
    let lines = Self.lengths(of: text)
    let places =
      outline.declarations.map(\.position) + outline.previews.map(\.position)
      + outline.imports.map(\.position) + [outline.topLevelCode].compactMap(\.self)
      + UnsupportedUses(in: [outline]).findings.map(\.position)

    let outside = places.filter {
      !lines.indices.contains($0.line - 1) || $0.column < 1 || $0.column > lines[$0.line - 1] + 1
    }

    #expect(outside == [])
  }

  /// The bytes of each line.
  private static func lengths(of text: String) -> [Int] {
    text.unicodeScalars.reduce(into: (lengths: [0], wasReturn: false)) { state, scalar in
      let endsPair = scalar == "\n" && state.wasReturn
      if endsPair { state.lengths[state.lengths.count - 1] = 0 }
      if scalar == "\r" || scalar == "\n", !endsPair { state.lengths.append(0) }
      if scalar != "\r", scalar != "\n" {
        state.lengths[state.lengths.count - 1] += scalar.utf8.count
      }
      state.wasReturn = scalar == "\r"
    }.lengths
  }

  @Test(
    "What repeats without end takes no longer than its length asks for",
    arguments: [
      "(", "[", "{", "a.", "A<", "\"\\(", "#\"\"\"\\#(", "#/a ", "/a (", "#", "`", "- ", "try ",
      "inout ",
      "#a ", "@a ", "@a(", "a[0]", "#if a\n", "#elseif a\n", "#if !(", "/*", "struct A: ",
      "struct A<",
      "extension A.", "struct A { ", "extension A { func a() { ", "import ", "#Preview(",
      "case a, ", "func f<", "\\", "\"\"\"",
    ])
  func repetition(piece: String) throws {
    let text = String(repeating: piece, count: 10_000)

    let outline = try SourceOutline(of: text, file: "Row.swift")

    expectPlaces(of: outline, in: text)
  }
}
