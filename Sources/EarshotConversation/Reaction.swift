/// An emoji that a person gave to a message.
public struct Reaction: Hashable, Sendable {
  /// Who gave it.
  public let person: Person.ID
  /// The emoji as the person chose it; it need not be one that any table knows.
  public let emoji: String

  /// States who gave which emoji.
  public init(person: Person.ID, emoji: String) {
    self.person = person
    self.emoji = emoji
  }

  /// Tells whether the emoji is the same as another, as people see it.
  ///
  /// ❤ and ❤️ are the same: they differ only in a variation selector, which says how to draw the
  /// heart and which keyboards add as they like. 👍 and 👍🏽 are different: a person chose the tone.
  public func shows(_ emoji: String) -> Bool {
    Self.essence(of: self.emoji) == Self.essence(of: emoji)
  }

  /// What makes two emoji the same one, whoever gave them.
  public var essence: String { Self.essence(of: emoji) }

  /// Drops the variation selectors U+FE0E and U+FE0F.
  static func essence(of emoji: String) -> String {
    guard emoji.unicodeScalars.contains(where: isVariationSelector) else { return emoji }
    return String(
      String.UnicodeScalarView(emoji.unicodeScalars.filter { !isVariationSelector($0) }))
  }

  /// Tells whether nothing is left to see or hear: only spaces, controls, joiners and the like.
  static func isEmpty(_ emoji: String) -> Bool {
    emoji.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || properties.generalCategory == .format
    }
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0E || scalar.value == 0xFE0F
  }
}
