import Testing

@testable import EarshotReader

@Suite("A text is divided into characters, words, lines and sentences")
struct TextWalkTests {
  private func stretches(of text: String, by unit: TextUnit) -> [String] {
    TextWalk(text: text, unit: unit).stretches.map { String(text[$0]) }
  }

  @Test(
    "A character is what is perceived as one",
    arguments: [
      ("a👨‍👩‍👧b", ["a", "👨‍👩‍👧", "b"]),
      ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
      ("👍🏽1️⃣", ["👍🏽", "1️⃣"]),
      ("e\u{301}e", ["e\u{301}", "e"]),
      ("שָׁלוֹם", ["שָׁ", "ל", "וֹ", "ם"]),
      ("بًك", ["بً", "ك"]),
      ("がぎ", ["が", "ぎ"]),
      ("a\r\nb", ["a", "\r\n", "b"]),
      ("", []),
    ])
  func characters(text: String, expected: [String]) {
    #expect(stretches(of: text, by: .characters) == expected)
  }

  @Test(
    "A word is what Unicode's default segmentation takes for one, if there is a word in it",
    arguments: [
      ("Hello, world!", ["Hello", "world"]),
      ("I can't, at 3.14 or 1,000", ["I", "can't", "at", "3.14", "or", "1,000"]),
      ("e-mail a_b a.b", ["e", "mail", "a_b", "a.b"]),
      ("5 € 👨‍👩‍👧👍🏽", ["5", "€", "👨‍👩‍👧", "👍🏽"]),
      ("10\u{202F}000 km", ["10\u{202F}000", "km"]),
      ("שלום, ג׳ירפה וצה\"ל", ["שלום", "ג׳ירפה", "וצה\"ל"]),
      ("مرحبًا بك", ["مرحبًا", "بك"]),
      ("猫とコーヒー。", ["猫", "と", "コーヒー"]),
      ("?! …", []),
      ("  \n\t", []),
    ])
  func words(text: String, expected: [String]) {
    #expect(stretches(of: text, by: .words) == expected)
  }

  @Test(
    "A line ends at a line break, and counts if there is something in it",
    arguments: [
      ("one\ntwo\r\n\n \nthree", ["one", "two", "three"]),
      ("one", ["one"]),
      ("\n", []),
    ])
  func lines(text: String, expected: [String]) {
    #expect(stretches(of: text, by: .lines) == expected)
  }

  @Test(
    "A sentence ends at a mark that ends sentences, and at a line break",
    arguments: [
      ("One. Two! Three?", ["One. ", "Two! ", "Three?"]),
      ("It is 3.5 km. Go.", ["It is 3.5 km. ", "Go."]),
      ("In the U.S.A. we met. (Yes.) And now", ["In the U.S.A. we met. ", "(Yes.) ", "And now"]),
      ("See e.g. this.", ["See e.g. this."]),
      ("\u{201C}Really?\u{201D} She left.", ["\u{201C}Really?\u{201D} ", "She left."]),
      ("Wait... what", ["Wait... what"]),
      ("本当？はい。行こう", ["本当？", "はい。", "行こう"]),
      ("هل أنت هنا؟ نعم.", ["هل أنت هنا؟ ", "نعم."]),
      ("No end\nbut a line", ["No end", "but a line"]),
      ("Great! 😀", ["Great! ", "😀"]),
      ("Read, at 9:41", ["Read, at 9:41"]),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(stretches(of: text, by: .sentences) == expected)
  }

  @Test("Going backwards meets the same stretches as going forwards", arguments: TextUnit.allCases)
  func bothWays(unit: TextUnit) {
    let text = "Is it 3.5 km? Yes.\n\nשלום, a👨‍👩‍👧b. 猫はここ。 Go!"
    let walk = TextWalk(text: text, unit: unit)

    var forwards: [Range<String.Index>] = []
    var place = text.startIndex
    while let found = walk.stretch(after: place) {
      forwards.append(found)
      place = found.upperBound
    }
    var backwards: [Range<String.Index>] = []
    place = text.endIndex
    while let found = walk.stretch(before: place) {
      backwards.append(found)
      place = found.lowerBound
    }

    #expect(forwards == walk.stretches)
    #expect(forwards == backwards.reversed())
    #expect(forwards.count > 1)
  }

  @Test("The characters of any text, joined, are the text", arguments: 0..<40)
  func joinedCharacters(seed: UInt64) {
    let text = RandomText.text(seed: seed)

    #expect(stretches(of: text, by: .characters).joined() == text)
  }

  @Test(
    "Words, lines and sentences of any text, with what is between them, are the text",
    arguments: 0..<40)
  func joinedWithWhatIsBetween(seed: UInt64) {
    let text = RandomText.text(seed: seed)
    for unit in TextUnit.allCases {
      var joined = ""
      var place = text.startIndex
      for stretch in TextWalk(text: text, unit: unit).stretches {
        #expect(stretch.lowerBound >= place)
        #expect(!stretch.isEmpty)
        joined += text[place..<stretch.lowerBound] + text[stretch]
        place = max(place, stretch.upperBound)
      }
      joined += text[place...]

      #expect(joined == text)
    }
  }

  @Test("No letter, digit or emoji of any text is between words", arguments: 0..<40)
  func nothingBetweenWords(seed: UInt64) {
    let text = RandomText.text(seed: seed)
    var between = ""
    var place = text.startIndex
    for word in TextWalk(text: text, unit: .words).stretches {
      between += text[place..<word.lowerBound]
      place = word.upperBound
    }
    between += text[place...]

    #expect(!between.contains { $0.isLetter || $0.isNumber || $0.isSymbol })
  }

  @Test("A text of which somebody made one endless word is gone through all the same")
  func endless() {
    let text = String(repeating: "猫", count: 20_000)

    let last = TextWalk(text: text, unit: .words).stretch(before: text.endIndex)

    #expect(last.map { String(text[$0]) } == "猫")
  }

  @Test("No stretch of any text begins or ends inside of a character", arguments: 0..<40)
  func wholeCharacters(seed: UInt64) {
    let text = RandomText.text(seed: seed)
    let boundaries = Set(text.indices).union([text.endIndex])
    for unit in TextUnit.allCases {
      for stretch in TextWalk(text: text, unit: unit, wrap: LineWrap(width: 100)).stretches {
        #expect(boundaries.contains(stretch.lowerBound))
        #expect(boundaries.contains(stretch.upperBound))
        #expect(!stretch.isEmpty)
      }
    }
  }
}
