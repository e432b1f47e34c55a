import EarshotTestSupport
import Testing

@testable import EarshotReader

@Suite("Sentences are much those of Unicode's default segmentation")
struct SentenceBreaksTests {
  private func sentences(of text: String) -> [String] {
    SentenceBreaks(text[...]).sentences.map { String(text[$0]) }
  }

  @Test(
    "A full stop ends a sentence only before what can begin one",
    arguments: [
      ("It costs 3.4 or 3,4. Fine", ["It costs 3.4 or 3,4. ", "Fine"]),
      ("In the U.S.A. Yes", ["In the U.S.A. ", "Yes"]),
      ("c.d. The", ["c.d. ", "The"]),
      ("the resp. leaders are", ["the resp. leaders are"]),
      ("No. 5 is alive", ["No. 5 is alive"]),
      ("No. 5 Is alive", ["No. ", "5 Is alive"]),
      ("etc.)’ ‘(the", ["etc.)’ ‘(the"]),
      ("etc.)’ ‘(The", ["etc.)’ ", "‘(The"]),
      ("Stop., no. And", ["Stop., no. ", "And"]),
      ("She left… And", ["She left… And"]),
    ])
  func fullStops(text: String, expected: [String]) {
    #expect(sentences(of: text) == expected)
  }

  @Test(
    "Other marks end one, with all that closes after them",
    arguments: [
      ("(“Go?”) (He did.)", ["(“Go?”) ", "(He did.)"]),
      ("What?! No. Really!!! Yes", ["What?! ", "No. ", "Really!!! ", "Yes"]),
      ("Go! and leave", ["Go! ", "and leave"]),
      ("字。字「字。」字", ["字。", "字「字。」", "字"]),
      ("נכון? כן. בוא!", ["נכון? ", "כן. ", "בוא!"]),
      ("حسنًا؟ نعم۔ هيا", ["حسنًا؟ ", "نعم۔ ", "هيا"]),
      ("ठीक है। चलो॥", ["ठीक है। ", "चलो॥"]),
      ("Nice 😀. Yes! 🎉", ["Nice 😀. ", "Yes! ", "🎉"]),
    ])
  func marks(text: String, expected: [String]) {
    #expect(sentences(of: text) == expected)
  }

  @Test(
    "What only extends or formats hides no mark",
    arguments: [
      ("a.\u{308} B", ["a.\u{308} ", "B"]),
      ("כן.\u{200F} לא", ["כן.\u{200F} ", "לא"]),
      ("Go?\u{200E}\u{201D}\u{2060} Yes", ["Go?\u{200E}\u{201D}\u{2060} ", "Yes"]),
      ("3.\u{2060}4", ["3.\u{2060}4"]),
      ("resp.\u{200E} leaders", ["resp.\u{200E} leaders"]),
    ])
  func extended(text: String, expected: [String]) {
    #expect(sentences(of: text) == expected)
  }

  @Test("The pieces of any line, joined, are the line, and none is empty", arguments: 0..<40)
  func joined(seed: UInt64) {
    let text = RandomText.text(seed: seed).filter { !$0.isNewline }

    let pieces = SentenceBreaks(text[...]).sentences

    #expect(pieces.map { String(text[$0]) }.joined() == text)
    #expect(pieces.allSatisfy { !$0.isEmpty })
  }
}
