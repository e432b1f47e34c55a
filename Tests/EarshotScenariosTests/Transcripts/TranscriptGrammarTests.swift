import EarshotScenarios
import EarshotTestSupport
import EarshotText
import Foundation
import Testing

@Suite("The grammar on the page is that of the parser")
struct TranscriptGrammarTests {
  private let grammar: Grammar
  private static let page =
    "\(Repository.root)/Sources/EarshotScenarios/EarshotScenarios.docc/Transcripts.md"

  init() throws {
    grammar = try Grammar(
      ofPage: String(contentsOfFile: Self.page, encoding: .utf8), meaning: Self.isMeant)
  }

  @Test("Every rule is used, and every name is a rule")
  func names() throws {
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```ebnf\n").last)
    let source = block.components(separatedBy: "```")[0]

    #expect(grammar.rules.count == 26)
    for name in grammar.rules.keys where name != "transcript" {
      #expect(source.matches(of: try Regex("\\b\(name)\\b")).count > 1, "\(name)")
    }
  }

  @Test("What the parser reads, the grammar has", arguments: TranscriptTests.accepted)
  func accepted(_ source: String) throws {
    _ = try Transcript(parsing: source, file: "t")

    #expect(has(source))
  }

  @Test(
    "What the parser refuses, the grammar does not have", arguments: TranscriptErrorTests.refused)
  func refused(_ source: String) {
    #expect(throws: TranscriptError.self) { try Transcript(parsing: source, file: "t") }

    #expect(!has(source))
  }

  @Test("Random changes are had and read, or neither", arguments: 0..<10)
  func mutations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lines = TranscriptTests.reacting.split(separator: "\n", omittingEmptySubsequences: false)
    let pieces =
      Array("\n\n  >#~![]|\\:aé\t\u{7}")
      + ["> ", "~ ", "\n\n", "screen: a", "set: b c", "audit-allow: d: e"]
      .flatMap { $0 }
    for _ in 0..<40 {
      var characters = Array(
        lines.prefix(.random(in: 3...14, using: &generator)).joined(separator: "\n"))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<characters.count, using: &generator)
        if Bool.random(using: &generator) { characters.remove(at: place) }
        characters.insert(pieces.randomElement(using: &generator) ?? "a", at: place)
      }
      let source = String(characters)

      let isRead = (try? Transcript(parsing: source, file: "t")) != nil

      #expect(has(source) == isRead, "\(source.debugDescription)")
    }
  }

  /// What the page says of line ends is done before the grammar is asked.
  private func has(_ source: String) -> Bool {
    let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return grammar.has(
      lines.map { String($0).trimmingTrailingWhiteSpace() + "\n" }.joined(), as: "transcript")
  }

  private static func isMeant(_ description: String, _ scalar: Unicode.Scalar) -> Bool {
    let isCharacter = PrintableText.isPrintable(scalar)
    switch description {
    case "line feed": return scalar == "\n"
    case "scalar but a line feed": return scalar != "\n"
    case "scalar that a session prints as it is: no control, no directional formatting":
      return isCharacter
    case "character that is white space": return isCharacter && scalar.properties.isWhitespace
    case "character that is not white space":
      return isCharacter && !scalar.properties.isWhitespace
    case "character that is not a mark":
      return isCharacter && !">#~![|\\".unicodeScalars.contains(scalar)
    case "small letter from a to z, digit from 0 to 9, or hyphen":
      return "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars.contains(scalar)
    case "character that is a letter, a mark, a digit or a symbol": return isHeard(scalar)
    default: return false
    }
  }

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .letterNumber,
      .decimalNumber, .otherNumber:
      true
    default:
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
