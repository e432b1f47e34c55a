/// Finds words by Unicode's default segmentation (UAX #29), which the standard library knows.
///
/// The default knows no dictionary: of Chinese and Japanese each ideograph and each hiragana is a
/// word of its own, and what is written without spaces in Thai, Lao, Khmer or Burmese is not divided
/// well.
enum WordBreaks {
  /// The words of a text in which there are no spaces; marks between them belong to none.
  static func words(of text: Substring) -> [Range<String.Index>] {
    segments(of: text).filter { text[$0].contains(where: \.isPartOfWord) }
  }

  private static func segments(of text: Substring) -> [Range<String.Index>] {
    guard !text.utf8.allSatisfy(isLetterOrDigit) else { return [text.range] }
    var segments: [Range<String.Index>] = []
    var start = text.startIndex
    for boundary in text.ranges(of: #/\b/#).map(\.lowerBound)
    where boundary > start && !isInsideWord(boundary, of: text) {
      segments.append(start..<boundary)
      start = boundary
    }
    if start < text.endIndex { segments.append(start..<text.endIndex) }
    return segments
  }

  /// Whether the standard library finds a boundary where the default segmentation has none: inside
  /// of Korean words, and behind the apostrophe inside of Hebrew ones.
  private static func isInsideWord(_ boundary: String.Index, of text: Substring) -> Bool {
    guard let next = text[boundary...].first, let former = text[..<boundary].last
    else { return false }
    if next.isHangul { return former.isHangul || former == "_" }
    guard former == "'", next.isLetter, !next.standsAlone else { return false }
    return text[..<boundary].dropLast().last?.isHebrew == true
  }

  /// Plain words, which are most, need no search.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether the default segmentation finds only characters in a text where a person finds words.
  static func isApproximate(in text: Substring) -> Bool {
    text.contains(where: \.standsAlone)
  }
}

extension Character {
  /// Whether a word can be made of the character alone, as of letters, digits and emoji.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || isSymbol }

  /// Whether the character is of a script that is written without spaces.
  fileprivate var standsAlone: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }

  /// Whether the character is a Korean syllable.
  fileprivate var isHangul: Bool {
    unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } == true
  }

  fileprivate var isHebrew: Bool {
    unicodeScalars.first.map { (0x05D0...0x05EA).contains($0.value) } == true
  }
}
