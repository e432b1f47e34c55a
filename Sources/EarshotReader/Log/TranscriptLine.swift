import EarshotText
import EarshotTree

/// One line of what was heard, as a transcript keeps it.
public struct TranscriptLine: Hashable, Sendable, CustomStringConvertible {
  /// What a line stands for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What was said in one go.
    case speech
    /// Something that is not speech, written in brackets.
    case notice
    /// Part of the answer to a question such as `actions`, written after `| `.
    case answer
  }

  /// What the line stands for.
  public let kind: Kind
  /// The words of the line without marks; they fit on one line and hold no controls.
  public let text: String

  /// Creates a line; line breaks become spaces, other controls `\u{…}`.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = PrintableText.line(text)
  }

  /// The line that stands for something that was heard.
  public init(_ heard: Heard, in phrasing: Phrasing = .spoken) {
    switch heard {
    case .speech, .cutSpeech, .restOfSpeech: self = .speech(heard.words(in: phrasing) ?? "")
    case .sound(let sound): self = .notice(sound.rawValue)
    case .haptic(let haptic): self = .notice(haptic.rawValue)
    case .motion(let motion): self = .notice(motion.sentence)
    case .note(let note): self = .notice(note.description)
    case .answer(let text): self = .answer(text)
    }
  }

  /// What was said in one go.
  public static func speech(_ text: String) -> Self { Self(.speech, text) }

  /// Something that is not speech, given without its brackets.
  public static func notice(_ text: String) -> Self { Self(.notice, text) }

  /// One line of an answer.
  public static func answer(_ text: String) -> Self { Self(.answer, text) }

  /// Nothing was heard.
  public static let silence = notice("silence")

  /// The line as it is printed.
  public var description: String {
    switch kind {
    case .speech: HeardLine.speech(text)
    case .notice: HeardLine.notice(text)
    case .answer: HeardLine.answer(text)
    }
  }

  /// The lines of a step as they are printed: without empty ones, and silence said as such.
  public static func printed(_ lines: [TranscriptLine]) -> [TranscriptLine] {
    let visible = lines.filter { $0.kind != .speech || !$0.text.isEmpty }
    return visible.isEmpty ? [.silence] : visible
  }
}
