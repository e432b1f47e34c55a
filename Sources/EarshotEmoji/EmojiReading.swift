/// How emoji in a text are read, where there is a choice.
public struct EmojiReading: Hashable, Sendable {
  /// Every emoji is named each time, and emoji of servers are text.
  public static let standard = EmojiReading()

  /// How equal emoji in a row are read.
  public var repeats: EmojiRepeats
  /// Whether what stands for an emoji of a server is read by its name: `:party_cat:`, party cat.
  public var namesCustomEmoji: Bool

  /// Chooses how emoji are read.
  public init(repeats: EmojiRepeats = .each, namesCustomEmoji: Bool = false) {
    self.repeats = repeats
    self.namesCustomEmoji = namesCustomEmoji
  }
}
