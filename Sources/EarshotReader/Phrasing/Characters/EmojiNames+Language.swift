import EarshotEmoji

extension EmojiNames {
  /// The names in a language by its BCP 47 tag; English where there are none for it.
  static func forLanguage(_ tag: String) -> EmojiNames { EmojiNames(language: tag) }
}
