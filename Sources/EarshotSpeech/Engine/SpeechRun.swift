/// Words that are spoken in one voice.
public struct SpeechRun: Hashable, Sendable {
  /// How words are read.
  public enum Reading: Hashable, Sendable, CaseIterable {
    /// As words.
    case words
    /// One character after another.
    case characters
  }

  /// What is spoken; nothing in it is markup or an instruction.
  public var text: String
  /// A voice by its code; nil for that of the language.
  public var voice: String?
  /// The language as a BCP 47 tag; where no voice speaks it, the voice before goes on.
  public var language: String
  /// How fast, high and loud.
  public var settings: SpeechSettings
  /// Whether the text is spelled.
  public var reading = Reading.words

  /// Creates words in the voice of a language, or in one that is chosen.
  public init(
    _ text: String, voice: String? = nil, language: String = "en",
    settings: SpeechSettings = SpeechSettings(), reading: Reading = .words
  ) {
    self.text = text
    self.voice = voice
    self.language = language
    self.settings = settings
    self.reading = reading
  }

  /// The text as it is handed to a voice.
  var prepared: String {
    let text = SpokenText.prepare(text, language: language)
    guard reading == .characters else { return text }
    // A comma makes a clause of each, or else an `a` would be read as an article.
    return text.filter { !$0.isWhitespace }.map(String.init).joined(separator: ", ")
  }
}
