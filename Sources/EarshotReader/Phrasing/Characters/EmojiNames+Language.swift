import EarshotEmoji

extension EmojiNames {
  /// The names in a language by its BCP 47 tag; so far there are none but English ones.
  static func forLanguage(_ tag: String) -> EmojiNames { .english }
}
