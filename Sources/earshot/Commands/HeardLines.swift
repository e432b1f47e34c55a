import EarshotEmoji
import EarshotReader
import EarshotScenarios

/// What was heard as printed lines, with emoji as the call wants them.
struct HeardLines {
  let emoji: EmojiStyle
  let phrasing: Phrasing

  init(for call: CommandLineArguments) {
    emoji = call.emoji
    phrasing = call.phrasing
  }

  /// The line for something that was heard.
  func line(for heard: Heard) -> String {
    let line = TranscriptLine(heard, in: phrasing).description
    return emoji == .names ? EmojiNames.english.replacingEmoji(in: line) : line
  }
}
