/// Words, or a choice of words by a number.
public indirect enum LocalizedVariation: Hashable, Sendable {
  /// Words, with places for values as in `%lld people`.
  case words(String)
  /// Words for each form that the language has.
  case plural([PluralCategory: LocalizedVariation])
}
