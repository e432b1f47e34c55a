import Testing

@testable import EarshotReader

@Suite("Lines are broken at a width, as far as it can be told without a font")
struct LineWrapTests {
  private func lines(of text: String, width: Double) throws -> [String] {
    let wrap = try #require(LineWrap(width: width))
    return TextWalk(text: text, unit: .lines, wrap: wrap).stretches.map { String(text[$0]) }
  }

  @Test(
    "Words stay whole, and the spaces after them hang over the end of the line",
    arguments: [
      ("Is the picnic still on", ["Is the ", "picnic ", "still on"]),
      ("ten chars! and", ["ten chars! ", "and"]),
      ("a  b  c  d  e  f", ["a  b  c  d  ", "e  f"]),
      ("well-behaved well-3", ["well-", "behaved ", "well-3"]),
      ("10\u{A0}000\u{A0}km to go", ["10\u{A0}000\u{A0}km ", "to go"]),
      ("one\ntwo three four", ["one", "two three ", "four"]),
      ("short", ["short"]),
    ])
  func words(text: String, expected: [String]) throws {
    #expect(try lines(of: text, width: 85) == expected)
  }

  @Test("Only a word that is longer than a line is broken inside")
  func endless() throws {
    #expect(
      try lines(of: "go abcdefghijklmnopqrstuvwxyz ok", width: 85)
        == ["go ", "abcdefghij", "klmnopqrst", "uvwxyz ok"])
  }

  @Test(
    "What is East Asian takes the room of two, and breaks anywhere but at its marks",
    arguments: [
      ("吾輩は猫である。名前", ["吾輩は猫で", "ある。名前"]),
      ("吾輩は猫だ。名前", ["吾輩は猫", "だ。名前"]),
      ("これは「本」です", ["これは", "「本」です"]),
      ("コーヒーとミルク", ["コーヒーと", "ミルク"]),
      ("안녕하세요 여러분", ["안녕하세요 ", "여러분"]),
      ("👍👍👍👍👍👍", ["👍👍👍👍👍", "👍"]),
      ("a👨‍👩‍👧b c 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", ["a👨‍👩‍👧b c 👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"]),
    ])
  func eastAsia(text: String, expected: [String]) throws {
    #expect(try lines(of: text, width: 85) == expected)
  }

  @Test(
    "Text from right to left is broken in the order in which it is read",
    arguments: [
      ("שלום עולם ומלואו", ["שלום עולם ", "ומלואו"]),
      ("مرحبًا بك في المدينة", ["مرحبًا بك ", "في المدينة"]),
      ("שָׁלוֹם עוֹלָם טוב", ["שָׁלוֹם עוֹלָם ", "טוב"]),
    ])
  func rightToLeft(text: String, expected: [String]) throws {
    #expect(try lines(of: text, width: 85) == expected)
  }

  @Test("A width that holds no text breaks nothing", arguments: [0, -1, 84, .nan, .infinity])
  func narrow(width: Double) {
    #expect(LineWrap(width: width) == nil)
  }

  @Test("The lines of any text, joined, are the text, and none is empty", arguments: 0..<40)
  func joined(seed: UInt64) throws {
    let text = RandomText.text(seed: seed).filter { !$0.isNewline }
    let wrap = try #require(LineWrap(width: 120))

    let lines = wrap.lines(of: text[...])

    #expect(lines.map { String(text[$0]) }.joined() == text)
    #expect(lines.allSatisfy { !$0.isEmpty })
  }
}
