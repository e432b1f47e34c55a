import EarshotScenarios
import EarshotTestSupport
import EarshotText
import Testing

@Suite("Nothing that is written in a transcript can harm")
struct TranscriptParserFuzzTests {
  @Test("Random changes are read or refused, with a place inside the file", arguments: 0..<20)
  func mutations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let source = Self.mutate(TranscriptTests.reacting, using: &generator)

      let lineCount = source.unicodeScalars.count { $0 == "\n" } + 1
      do throws(TranscriptError) {
        let transcript = try Transcript(parsing: source, file: "t")

        #expect(transcript.sourceLines.joined(separator: "\n").utf8.elementsEqual(source.utf8))
        #expect((1...lineCount).contains(transcript.openingLine))
      } catch {
        #expect((1...lineCount).contains(error.line ?? 0), "\(error)")
        #expect((error.column ?? 0) >= 1, "\(error)")
        let printed = [error.description] + error.excerpt
        #expect(printed.joined().unicodeScalars.allSatisfy(PrintableText.isPrintable), "\(error)")
        #expect(printed.count == 3, "\(error)")
      }
    }
  }

  @Test("A hundred thousand steps are read")
  func many() throws {
    let source = "screen: s\n\n" + String(repeating: "> next\nYes\n", count: 100_000)

    #expect(try Transcript(parsing: source, file: "t").steps.count == 100_000)
  }

  private static func mutate(_ source: String, using generator: inout SeededGenerator) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.remove(at: place)
      case 2:
        bytes.insert(Array(">#~![|\\:\n \r".utf8).randomElement(using: &generator) ?? 0, at: place)
      case 3: bytes.insert(contentsOf: Array("\u{301}\u{202E}\u{1F3FB}".utf8), at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: 0)
      }
      if bytes.isEmpty { bytes = [0x0A] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
