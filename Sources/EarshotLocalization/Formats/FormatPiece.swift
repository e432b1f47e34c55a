/// A part of a text with values in it.
public enum FormatPiece: Hashable, Sendable {
  /// Words as they are.
  case words(String)
  /// A value by its place among the values, from 0, and how it is written.
  case value(Int, FormatSpecifier)

  /// The parts of a format without variations.
  public static func pieces(of format: String, values count: Int) -> [FormatPiece] {
    LocalizedEntry(stringLiteral: format)
      .pieces(numbers: Array(repeating: nil, count: count), rules: PluralRules(language: ""))
  }
}
