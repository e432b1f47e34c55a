/// A word, a literal or a mark of a source; comments and white space are none.
struct SourceToken: Hashable {
  /// What a token is.
  enum Kind: Hashable {
    /// A name or a keyword.
    case word
    /// A name in backticks.
    case quotedWord
    /// A number.
    case number
    /// A string literal from quote to quote, without interpolation.
    case text
    /// A part of a string literal with interpolation, or of one without end.
    case textPart
    /// A regular expression.
    case expression
    /// The start of a line such as `#if`.
    case directive
    /// One of `()[]{},;:.@#\`.
    case mark
    /// One character of an operator.
    case sign
    /// The arrow before a result.
    case arrow
  }

  let kind: Kind
  /// The first byte.
  let start: Int32
  /// The byte after the last.
  let end: Int32
  /// Whether nothing but comments stands before it in its line.
  let startsLine: Bool

  /// Where its bytes are.
  var range: Range<Int> { Int(start)..<Int(end) }
}
