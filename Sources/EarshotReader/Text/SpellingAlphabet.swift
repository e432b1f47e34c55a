/// The words of the international spelling alphabet, which are the same in every language.
enum SpellingAlphabet {
  private static let words = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    "kilo", "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango",
    "uniform", "victor", "whiskey", "x-ray", "yankee", "zulu",
  ]

  /// The word for a letter from a to z, small or capital; nil for any other character.
  static func word(for character: Character) -> String? {
    guard let letter = character.asciiValue.map({ $0 | 0x20 }), letter >= UInt8(ascii: "a"),
      letter <= UInt8(ascii: "z"), character.isLetter
    else { return nil }
    return words[Int(letter - UInt8(ascii: "a"))]
  }
}
