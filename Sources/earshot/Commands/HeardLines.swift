import EarshotEmoji
import EarshotReader
import EarshotScenarios

/// What was heard as printed lines, with emoji as the call wants them.
struct HeardLines {
  let emoji: EmojiStyle
  let phrasing: Phrasing
  /// The language of the screen reader as a BCP 47 tag, in which emoji are named.
  var language: String { didSet { names = EmojiNames(language: language) } }
  private var names: EmojiNames
  /// Whether something was told that is wrong with the views.
  private(set) var hasFault = false

  /// What the caller is told at the end.
  var status: ExitStatus { hasFault ? .finding : .success }

  init(for call: CommandLineArguments, in language: String) {
    emoji = call.emoji
    phrasing = call.phrasing
    self.language = language
    names = EmojiNames(language: language)
  }

  /// Prints something that was heard, with its phonemes if they are asked for, and speaks it.
  @MainActor
  mutating func tell(
    _ heard: Heard, to output: inout some TextOutputStream, and speech: SpeechOutput
  ) {
    let line = line(for: heard)
    if case .note(.fault) = heard { hasFault = true }
    output.write(line + "\n")
    if let phonemes = speech.phonemes(of: heard) { output.write(phonemes + "\n") }
    speech.hear(heard, printed: line)
  }

  /// The line for something that was heard.
  func line(for heard: Heard) -> String {
    let line = TranscriptLine(heard, in: phrasing).description
    return emoji == .names ? names.replacingEmoji(in: line) : line
  }
}
