import EarshotEmoji
import EarshotReader
import EarshotScenarios

/// What was heard as printed lines, with emoji as the call wants them.
struct HeardLines {
  let emoji: EmojiStyle

  /// The line for something that was heard.
  func line(for heard: Heard) -> String {
    let line = TranscriptLine(heard).description
    return emoji == .names ? EmojiNames.english.replacingEmoji(in: line) : line
  }
}
