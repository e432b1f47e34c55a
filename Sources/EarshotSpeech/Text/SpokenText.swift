import EarshotEmoji

/// Text as a voice gets it.
public enum SpokenText {
  /// Puts words in the place of emoji, and spaces in the place of what steers a terminal or a voice.
  ///
  /// Tags stay, because they are text that somebody wrote; nothing here is markup.
  public static func prepare(_ text: String) -> String {
    EmojiNames.english.replacingEmoji(in: ControlSequences.replaced(in: text))
  }
}
