import EarshotEmoji

/// The way of an app's words to a voice, with the steps that a person wants.
public struct SpokenTextPipeline: Sendable {
  /// The steps that are taken.
  public let steps: Set<SpokenTextStep>

  private let language: String?
  private let nameOfMark: @Sendable (Character) -> String?

  /// Prepares steps for words of a language, given as a BCP 47 tag.
  ///
  /// `nameOfMark` says what marks are called in code; one that it does not know stays as it is.
  public init(
    _ steps: Set<SpokenTextStep>, language: String?,
    nameOfMark: @escaping @Sendable (Character) -> String? = { _ in nil }
  ) {
    self.steps = steps
    self.language = language
    self.nameOfMark = nameOfMark
  }

  /// The words for a voice; never nothing where there was something to say.
  public func words(for text: String) -> String {
    guard !steps.isEmpty else { return text }
    var pieces = [TextPiece.open(steps.contains(.letters) ? StyledLetters.plain(text) : text)]
    for matcher in matchers { pieces = pieces.flatMap { $0.replacing(matcher) } }
    let words = namingEmoji(in: pieces.map(\.text).joined())
    return words.allSatisfy(\.isWhitespace) ? text : words
  }

  private var matchers: [any TextMatcher] {
    let words = SpokenTextVocabulary.forLanguage(language)
    let all: [(SpokenTextStep, any TextMatcher)] = [
      (.markup, MarkupMatcher(code: words.code, nameOfMark: nameOfMark)),
      (.links, LinkMatcher()),
      (.mentions, MentionMatcher()),
      (.hashtags, HashtagMatcher(word: words.hashtag)),
      (.times, TimeMatcher(clockWord: words.clockWord, words: words.time)),
      (.units, UnitMatcher(vocabulary: words)),
      (.numbers, NumberMatcher(separators: words.separators)),
    ]
    return all.filter { steps.contains($0.0) }.map(\.1)
  }

  private func namingEmoji(in text: String) -> String {
    guard steps.contains(.customEmoji) || steps.contains(.repeats) else { return text }
    let reading = EmojiReading(
      repeats: steps.contains(.repeats) ? .counted(from: SpokenTextStep.fewestCounted) : .each,
      namesCustomEmoji: steps.contains(.customEmoji))
    return EmojiNames(language: language).replacingEmoji(in: text, reading: reading)
  }
}
