/// A text that is looked up in the app's translations; its own words stand in where there are none.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let words: String
  /// What happened to the words on their way.
  let rules: [UIRule]

  /// A key from a string made at run time.
  public init(_ value: String) { self.init(writtenOut: value, values: []) }

  /// A key written out.
  public init(stringLiteral value: String) { self.init(writtenOut: value, values: []) }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(writtenOut: stringInterpolation.key, values: stringInterpolation.values)
  }

  /// Marks of emphasis count in what is written out, and not in the values within it.
  private init(writtenOut key: String, values: [String]) {
    var remaining = values[...]
    guard !Placeholder.areSurelyAllThatIsMarked(in: key) else {
      words = Placeholder.filled(key, with: &remaining)
      rules = []
      return
    }
    let parts = MarkedText(key).parts
    words = parts.map { part in
      let filled = Placeholder.filled(part.words, with: &remaining)
      return part.agreesWithNumber ? EnglishAgreement.inflecting(filled) : filled
    }.joined()
    let isMarked = parts.map(\.words).joined() != key
    let agrees = parts.contains(where: \.agreesWithNumber)
    rules = (isMarked ? [.textMarkup] : []) + (agrees ? [.textAgreement] : [])
  }

  /// Collects the parts of a key with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// Starts without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
      values.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += Placeholder.isIn(literal) ? literal.filter { $0 != Placeholder.character } : literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      key.append(Placeholder.character)
      values.append(string)
    }
  }
}

/// What stands for a value while the words around it are looked at.
private enum Placeholder {
  /// A character for private use: no text that is read has it.
  static let character: Character = "\u{10FFFD}"
  private static let scalar: Unicode.Scalar = "\u{10FFFD}"

  /// Whether a text has such a character.
  static func isIn(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where scalar == self.scalar { return true }
    return false
  }

  /// Whether a glance tells that a text has no marks; other characters than ASCII are left to a
  /// closer look, since some are equal to marks.
  static func areSurelyAllThatIsMarked(in text: String) -> Bool {
    for scalar in text.unicodeScalars where scalar != self.scalar {
      guard scalar.isASCII, !MarkedText.markScalars.contains(scalar) else { return false }
    }
    return true
  }

  /// Puts values where they belong, and takes them away from those that remain.
  static func filled(_ text: String, with remaining: inout ArraySlice<String>) -> String {
    guard !remaining.isEmpty else { return text }
    var filled = ""
    for character in text {
      if character == self.character, let value = remaining.popFirst() {
        filled += value
      } else {
        filled.append(character)
      }
    }
    return filled
  }
}
