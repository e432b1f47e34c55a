import EarshotReader
import EarshotScreens
import EarshotTestSupport
import EarshotText
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("A session survives any commands")
struct SessionFuzzTests {
  private static let beginnings = [
    "next", "previous", "first", "last", "current", "activate", "hold", "up", "down", "rotor",
    "rotor actions", "act ", "actions", "read all", "escape", "wait ", "set hints ", "set actions ",
    "tree", "why", "help ", "app announce ", "app announce high ", "app layout-changed ",
    "app screen-changed ", "app react ana ", "app react \"ben\" ", "app arrive me ", "app edit 2 ",
    "app delete ", "app arrive ana ", "in 0.3 next", "in 1 pause", "in 0.5 read all", "in 2 type ",
    "in 0.7 act ", "pause", "wait 2", "wait 1",
  ]
  private static let pieces = [
    "x", " ", "  ", "\t", "❤️", "❤", "👩‍🚀", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{1B}[31m",
    "\u{7}", "\r", "\u{2028}", "\u{202E}", "\0", "\"", "\\", "[", "]", "|", "> ", "# ", "~ ", "! ",
    "React with ", "Remove ", "👍", "1", "2", "4", "5", "on", "off", " in 1", " in 0.5", "high", "-",
    "\u{FEFF}", "🏴\u{E0067}\u{E007F}", "\u{E0067}", "é", "İ",
  ]

  @Test("What was heard can be printed, and is heard again when it is played as a transcript")
  func replay() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<60 {
      let printed = try Self.printedSession(of: 40, using: &random)

      let transcript = try Transcript(parsing: printed, file: "t")
      var session = try Session(playing: transcript)
      let result = TranscriptComparison(of: transcript).play(with: &session)

      var report = TranscriptReport()
      var text = ""
      report.add(result, printingTo: &text)
      #expect(result.passed, "\(text)\(printed)")
      #expect(printed.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    }
  }

  /// What a session prints, without the commands that were refused.
  private static func printedSession(
    of steps: Int, using random: inout SeededGenerator
  ) throws -> String {
    var session = try Session(at: OpenScreen(opening: .named("conversation")))
    var printed = "\(TranscriptHeader(screen: "conversation"))"
    for line in try session.open() as [TranscriptLine] { printed += "\(line)\n" }
    for step in 0...steps {
      let command = step < steps ? command(using: &random).trimmingWhiteSpace() : "quit"
      guard !command.isEmpty else { continue }
      var heard: [TranscriptLine] = []
      do {
        try session.perform(command) { heard.append(TranscriptLine($0)) }
      } catch {
        #expect(error.description.unicodeScalars.allSatisfy(PrintableText.isPrintable))
        continue
      }
      printed += "> \(PrintableText.line(command))\n"
      for line in heard { printed += "\(line)\n" }
    }
    return printed
  }

  private static func command(using random: inout SeededGenerator) -> String {
    let beginning = beginnings.randomElement(using: &random) ?? ""
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).reduce(beginning) { text, _ in
      text + (pieces.randomElement(using: &random) ?? "")
    }
  }
}
