/// What a table has for a key in one language.
public struct LocalizedEntry: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Words that stand for `%#@name@` in others, chosen by a number.
  public struct Substitution: Hashable, Sendable {
    /// Which of the values the number is, from 1; nil for the one whose turn it is.
    public var argument: Int?
    /// How the number is written where the words have `%arg`, without the per cent sign.
    public var specifier: String
    /// The words for each number.
    public var words: LocalizedVariation

    /// Words that are chosen by a number.
    public init(argument: Int? = nil, specifier: String = "lld", words: LocalizedVariation) {
      self.argument = argument
      self.specifier = specifier
      self.words = words
    }
  }

  /// The words, or the choice of words.
  public var words: LocalizedVariation
  /// The words that stand in for names, by name.
  public var substitutions: [String: Substitution]

  /// Words, and what stands in for names in them.
  public init(_ words: LocalizedVariation, substitutions: [String: Substitution] = [:]) {
    self.words = words
    self.substitutions = substitutions
  }

  /// Words that never vary.
  public init(stringLiteral words: String) { self.init(.words(words)) }

  /// Whether the words depend on a number.
  public var varies: Bool {
    if case .plural = words { return true }
    return !substitutions.isEmpty
  }

  /// Whether the words have a form for nothing at all.
  public var hasZeroForm: Bool {
    ([words] + substitutions.values.map(\.words)).contains { words in
      if case .plural(let forms) = words { forms[.zero] != nil } else { false }
    }
  }

  /// The parts of the text for values, of which some are numbers.
  public func pieces(numbers: [PluralNumber?], rules: PluralRules) -> [FormatPiece] {
    var expansion = PatternExpansion(of: self, numbers: numbers, rules: rules)
    expansion.expand()
    return expansion.pieces
  }
}
