import EarshotEmoji

/// The words of a text in the form in which two texts are compared: without case, punctuation and
/// leading zeros, with letters, digits and each emoji apart.
struct ComparedWords: Hashable, Sendable {
  /// The words in order.
  let words: [String]
  private let distinct: Set<String>

  init(_ text: String) {
    var words: [String] = []
    var kind = CharacterKind.none
    for character in text {
      let next = CharacterKind(of: character)
      if next != .none {
        let goesOn = next == kind && next != .emoji
        if goesOn, let last = words.indices.last {
          words[last].append(character)
        } else {
          words.append(String(character))
        }
      }
      kind = next
    }
    self.words = words.map(Self.normalized)
    distinct = Set(self.words)
  }

  private static func normalized(_ word: String) -> String {
    guard word.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != "\u{FE0F}" }))
        .lowercased()
    }
    let digits = word.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }
}

extension ComparedWords {
  /// Whether there is a letter.
  var hasLetters: Bool { words.contains { CharacterKind(of: $0.first ?? " ") == .letter } }

  /// Whether there are emoji and nothing else.
  var areEmoji: Bool {
    !words.isEmpty && words.allSatisfy { CharacterKind(of: $0.first ?? " ") == .emoji }
  }

  /// Whether a word is said here, in full or with what an abbreviation leaves out.
  func contains(_ word: String) -> Bool {
    if distinct.contains(word) { return true }
    let isIdeographic = word.unicodeScalars.contains { $0.value >= 0x2E80 }
    if isIdeographic { return distinct.contains { $0.contains(word) } }
    return word.count <= Self.longestAbbreviation && distinct.contains { $0.hasPrefix(word) }
  }

  /// Whether the most part of some words is said here.
  func convey(_ others: ComparedWords) -> Bool {
    let said = others.words.filter(contains).count
    return others.words.isEmpty || said * 2 > others.words.count
  }

  private static let longestAbbreviation = 4
}
