import EarshotReader
import EarshotTree
import Testing

@Suite("Speech is never taken for something else in a transcript")
struct HeardLineTests {
  @Test(
    "A line that begins with a mark gets a backslash, which comes off again",
    arguments: [">", "#", "~", "!", "[", "|", "\\", ">\u{301}"])
  func marks(mark: String) {
    let line = mark + "1 in town"

    #expect(HeardLine.speech(line) == "\\" + line)
    #expect(HeardLine.words(ofSpeech: HeardLine.speech(line)) == line)
  }

  @Test("Other lines stay as they are", arguments: ["", "Hello", " [x]", "a > b", "❤️"])
  func others(line: String) {
    #expect(HeardLine.speech(line) == line)
    #expect(HeardLine.words(ofSpeech: line) == line)
  }

  @Test("A backslash in front of what needs none is refused", arguments: ["\\", "\\Hello", "\\ >"])
  func needless(line: String) {
    #expect(HeardLine.words(ofSpeech: line) == nil)
  }

  @Test("Speech is escaped, and what is not speech is in brackets")
  func heard() {
    let utterance = Utterance(.announcement, segments: [.announcement("[boundary]\u{1B}")])

    #expect(Heard.speech(utterance).line() == "\\[boundary]\\u{1B}")
    #expect(Heard.sound(.boundary).line() == "[boundary]")
    #expect(Heard.haptic(.mediumImpact).line() == "[medium impact]")
    #expect(Heard.answer("Reply\nall").line() == "| Reply all")
    #expect(Heard.answer("").line() == "|")
  }
}
