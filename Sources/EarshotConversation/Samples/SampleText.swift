/// The kinds of text that chats contain, from the plain to the hostile.
public enum SampleText: String, Hashable, Sendable, CaseIterable {
  /// Words and punctuation.
  case plain
  /// Emoji with a skin tone.
  case skinTones = "skin tones"
  /// Emoji joined to one by a zero-width joiner.
  case joinedEmoji = "joined emoji"
  /// Flags of countries, a region and a cause.
  case flags
  /// Digits drawn as keys.
  case keycaps
  /// Emoji that no table has yet.
  case futureEmoji = "future emoji"
  /// Text and emoji presentation of the same character.
  case variationSelectors = "variation selectors"
  /// Hebrew.
  case hebrew
  /// Arabic.
  case arabic
  /// Words of both directions in one line.
  case mixedDirection = "mixed direction"
  /// Nothing.
  case empty
  /// White space of several kinds.
  case whiteSpace = "white space"
  /// Ten thousand characters.
  case long
  /// A word that no line can hold.
  case longWord = "long word"
  /// NUL, BEL, backspace and the other controls below the space.
  case controls
  /// Several lines, ended in each way there is.
  case lines
  /// Sequences that colour a terminal, name its window, move its cursor and link.
  case escapeSequences = "escape sequences"
  /// The controls above the ASCII range.
  case upperControls = "upper controls"
  /// Angle brackets, and speech markup.
  case markup
  /// Characters that reorder, isolate and override what is shown.
  case directionalControls = "directional controls"
  /// Letters under a pile of marks.
  case combiningMarks = "combining marks"
  /// Characters that take no space.
  case zeroWidth = "zero width"
  /// Addresses of pages and people.
  case addresses
  /// Quotation marks and backslashes.
  case quotes
  /// Beginnings that mean something in a transcript.
  case transcriptMarks = "transcript marks"
  /// Unassigned scalars, noncharacters and private use.
  case unassigned
  /// Scripts beyond the common ones.
  case scripts
}
