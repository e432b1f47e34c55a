import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import Testing

@Suite("What a session prints is a transcript")
struct TranscriptRoundTripTests {
  /// Pieces that have a meaning somewhere, or that text is easily broken by.
  private static let pieces = [
    ">", "#", "~", "!", "[", "]", "|", "\\", " ", "\n", "\r\n", "\t", "\u{7}", "\u{1B}[31m", "a",
    "Yes", "\u{301}", "❤️", "\u{200D}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{A0}", "silence",
    "screen: a", "set: b", "\u{0}", "é", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{FE0F}", ":", "[silence]",
  ]

  @Test("Whatever is heard is read back as the same expectations", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let header = TranscriptHeader(
      screen: "tapback", settings: [TranscriptSetting(name: "hints", value: "off")])
    let heard = (0..<8).map { _ in Self.heard(using: &generator) }
    let commands = (1..<8).map { "act \($0) ❤️" }

    let session = Self.session(header, opening: heard[0], zip(commands, heard.dropFirst()))
    let transcript = try Transcript(parsing: session, file: "session.transcript")

    let expectations = [transcript.opening] + transcript.steps.map(\.expectations)
    #expect(transcript.header == header)
    #expect(transcript.steps.map(\.command) == commands)
    #expect(
      expectations.map { $0.map(\.content) }
        == heard.map { TranscriptLine.printed($0).map(TranscriptExpectation.Content.line) })
  }

  @Test("A line is printed with a backslash exactly where it would mean something else")
  func escape() {
    #expect(TranscriptLine.speech("[silence]").description == "\\[silence]")
    #expect(TranscriptLine.speech("\\o/").description == "\\\\o/")
    #expect(TranscriptLine.speech("\u{7}!").description == "\\\\u{7}!")
    #expect(TranscriptLine.speech("Really?!").description == "Really?!")
    #expect(TranscriptLine.notice("boundary").description == "[boundary]")
    #expect(TranscriptLine.answer("Reply ").description == "| Reply")
    #expect(TranscriptLine.answer("").description == "|")
  }

  @Test("Nothing, and speech without text, are printed as silence")
  func silence() {
    #expect(TranscriptLine.printed([]) == [.silence])
    #expect(TranscriptLine.printed([.speech(" \n")]) == [.silence])
    #expect(TranscriptLine.printed([.speech(""), .speech("Yes")]) == [.speech("Yes")])
  }

  private static func heard(using generator: inout SeededGenerator) -> [TranscriptLine] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let kind = TranscriptLine.Kind.allCases.randomElement(using: &generator) ?? .speech
      return TranscriptLine(kind, text)
    }
  }

  private static func session(
    _ header: TranscriptHeader, opening: [TranscriptLine],
    _ steps: some Sequence<(String, [TranscriptLine])>
  ) -> String {
    let opening = TranscriptLine.printed(opening).map { "\($0)\n" }.joined()
    return steps.reduce("\(header)" + opening) { session, step in
      session + "> \(step.0)\n" + TranscriptLine.printed(step.1).map { "\($0)\n" }.joined()
    }
  }
}
