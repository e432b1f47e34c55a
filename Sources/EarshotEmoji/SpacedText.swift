/// Text in which the names of emoji stand apart from their neighbours.
struct SpacedText {
  private var body = ""
  /// Whether nothing but white space has followed the last name.
  private var endsWithName = false
  /// White space after a name, held back until it is known whether another name follows.
  private var space = ""

  var text: String { body + space }

  mutating func append(_ part: EmojiCluster.Part) {
    switch part {
    case .name(let name): appendName(name)
    case .text(let text): for character in text { append(character) }
    }
  }

  mutating func append(_ character: Character) {
    guard endsWithName else { return body.append(character) }
    guard !character.isWhitespace else { return space.append(character) }
    if space.isEmpty, !character.closesWhatStandsBefore { space = " " }
    takeSpace()
    body.append(character)
    endsWithName = false
  }

  private mutating func appendName(_ name: String) {
    if endsWithName {
      body += space.isEmpty ? ", " : ","
    } else if let last = body.last, !last.isWhitespace, !last.opensWhatStandsAfter {
      body += " "
    }
    takeSpace()
    body += name
    endsWithName = true
  }

  private mutating func takeSpace() {
    body += space
    space = ""
  }
}

extension Character {
  /// Whether the character belongs to the word before it, as in `heart!` and `(heart)`.
  fileprivate var closesWhatStandsBefore: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    case .otherPunctuation: return !Self.standsAlone.contains(self)
    default: return false
    }
  }

  /// Whether the character belongs to the word after it, as in `(heart`.
  fileprivate var opensWhatStandsAfter: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return self == "¿" || self == "¡"
    }
  }

  private static let standsAlone: Set<Character> = [
    "#", "%", "&", "*", "/", "@", "\\", "†", "‡", "§", "¶", "¿", "¡",
  ]
}
