import EarshotEmoji
import EarshotSpokenText

/// Text as a voice gets it.
public enum SpokenText {
  /// Takes the style from letters, and puts words of a language in the place of emoji, and spaces in
  /// the place of what steers a terminal or a voice.
  ///
  /// Tags stay, because they are text that somebody wrote; nothing here is markup.
  public static func prepare(_ text: String, language: String? = nil) -> String {
    let text = ControlSequences.replaced(in: text)
    let plain = SpokenTextPipeline([.letters], language: language).words(for: text)
    return EmojiNames(language: language).replacingEmoji(in: plain)
  }
}
