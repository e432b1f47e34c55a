/// Where the words of a text come from, if they are not simply what was written.
final class TextSource: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// What was written is a key without values, for the usual table.
    case key
    /// A key, and the table that it is in.
    case keyWithValues([FormatArgument], table: String?)
    /// A key with words to be shown where no table has it.
    case resource(LocalizedStringResource)
    /// The name of a picture.
    case image(Image)
    case value(WrittenValue)
    /// One text after the other.
    case joined(Text, Text)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Shared by most texts, so that those of one key are the same bit by bit.
  static let key = TextSource(.key)

  static func == (left: TextSource, right: TextSource) -> Bool {
    left === right || left.kind == right.kind
  }
}
