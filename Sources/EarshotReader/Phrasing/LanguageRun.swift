/// Words that are said in one language.
public struct LanguageRun: Hashable, Sendable {
  /// The words, with what stands between them and those that follow.
  public var text: String
  /// The language as a BCP 47 tag; nil for that of the screen reader.
  public let language: String?

  /// Creates words in a language, or in that of the screen reader.
  public init(_ text: String, in language: String? = nil) {
    self.text = text
    self.language = language
  }
}
