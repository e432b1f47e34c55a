/// A text by its characters, for looking around at a place.
struct TextScan {
  /// The longest stretch that is looked over at once.
  static let longestRun = 2_048

  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  var count: Int { characters.count }

  /// The character at a place; nil outside the text.
  subscript(place: Int) -> Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Where a run of characters ends that begins at a place.
  func endOfRun(from start: Int, while belongs: (Character) -> Bool) -> Int {
    var end = start
    while end < count, end - start < Self.longestRun, belongs(characters[end]) { end += 1 }
    return end
  }

  /// Whether some text stands at a place, in this very case.
  func has(_ text: String, at place: Int) -> Bool {
    text.enumerated().allSatisfy { self[place + $0.offset] == $0.element }
  }

  /// Whether neither a letter nor a digit stands before a place.
  func isStartOfWord(_ place: Int) -> Bool { self[place - 1]?.isWordCharacter != true }

  /// Whether no Latin letter and no digit stands at a place; other scripts set no spaces there.
  func isEndOfWord(_ place: Int) -> Bool {
    guard let next = self[place] else { return true }
    return !next.isNumber
      && !(next.isLetter && next.unicodeScalars.allSatisfy { $0.value < 0x2E80 })
  }
}

extension Character {
  var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
  var isDigit: Bool { isASCII && isNumber }
}
