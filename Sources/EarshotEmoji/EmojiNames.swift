/// What emoji are called in one language.
///
/// An emoji is named whole where the language has a name for it, or one follows from others: those of
/// tones, hair, people, keys and flags. Otherwise a sequence is named by its parts, each as long as
/// there is a name for it. A single emoji without a name has its English one, any other symbol the
/// one in Unicode, and what nobody has named yet is called "emoji" in the language.
public struct EmojiNames: Sendable {
  /// The English names: CLDR's, except where VoiceOver is known to say something else.
  public static let english = EmojiNames(.english)

  /// The codes of the languages that there are names in.
  public static let languages = EmojiLanguage.allCases.map(\.rawValue)

  /// The code of the language that the names are in.
  public let language: String

  let grammar: EmojiGrammar
  private let table: EmojiTable
  private let isEnglish: Bool

  /// Creates the names for a BCP 47 tag, whatever its region; English where there are none for it.
  public init(language tag: String?) {
    self.init(tag.flatMap { EmojiLanguage(tag: $0) } ?? .english)
  }

  package init(_ language: EmojiLanguage) {
    self.language = language.rawValue
    grammar = language.grammar
    table = language.table
    isEnglish = language == .english
  }

  /// The words for an emoji, or nil where a character holds none.
  public func words(for character: Character) -> String? {
    guard !character.isASCII else { return nil }
    let parts = EmojiCluster(character, names: self).parts
    guard parts.contains(where: \.isName) else { return nil }
    return parts.map(\.text).joined(separator: grammar.pause)
  }

  /// Puts words in the place of emoji, set apart from the text and from each other.
  ///
  /// `©`, `®` and `™` are text unless a variation selector asks for an emoji, and digits, `#` and `*`
  /// unless they are on a key; every other symbol that can be an emoji is named in either style,
  /// because a voice may pass over it in silence. A joiner between letters stays, because scripts
  /// such as Devanagari need it.
  public func replacingEmoji(in text: String, reading: EmojiReading = .standard) -> String {
    let mayHoldEmoji = text.utf8.contains { $0 >= 0x80 }
    guard mayHoldEmoji || reading.namesCustomEmoji else { return text }
    var replacement = EmojiReplacement(names: self, repeats: reading.repeats)
    for piece in EmojiPieces(text, findsCustomEmoji: reading.namesCustomEmoji) {
      replacement.append(piece)
    }
    return replacement.finished()
  }

  /// The name of a sequence as a whole, without variation selectors.
  func name(of scalars: [Unicode.Scalar]) -> String? {
    let emoji = String(String.UnicodeScalarView(scalars))
    if scalars.count == 1, let name = stored(emoji) { return name }
    return EmojiComposer(grammar: grammar, stored: stored).name(of: scalars)
  }

  /// A name that stands in a table; that of a flag is the name of its place.
  ///
  /// For what stands alone, a language that lacks a name has the English one.
  private func stored(_ emoji: String) -> String? {
    if isEnglish {
      return EnglishEmojiOverrides.table.name(of: emoji) ?? table.name(of: emoji)
        ?? EnglishEmojiAdditions.table.name(of: emoji)
    }
    if let name = table.name(of: emoji) { return name }
    let scalars = emoji.unicodeScalars
    let standsAlone = scalars.count == 1 || scalars.allSatisfy { $0.regionalLetter != nil }
    return standsAlone ? Self.english.stored(emoji) : nil
  }
}
