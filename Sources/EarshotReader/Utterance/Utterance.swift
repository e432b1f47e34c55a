public import EarshotTree

/// What the screen reader says in one go.
///
/// Its meaning stays typed; a `Phrasing` makes text of it, once, at the end.
public struct Utterance: Hashable, Sendable {
  /// Why something is said.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The cursor came to an element, or was asked where it is.
    case focus
    /// The element under the cursor became another.
    case change
    /// The app asked for words to be spoken.
    case announcement
    /// Content was scrolled.
    case pageScroll
    /// The Actions rotor came to an action.
    case action
    /// The rotor was turned.
    case rotor
    /// The rotor came to a stretch of text.
    case place
    /// A chart is described.
    case chart
    /// The screen is summed up.
    case summary
    /// Something was typed.
    case typing
    /// Somebody asked where the cursor is.
    case whereabouts
    /// A phrase is said letter by letter.
    case spelling
  }

  /// Why this is said.
  public let kind: Kind
  /// The element that this is about; none for what the app says on its own.
  public let element: AccessibilityElement.ID?
  /// The language of the element's words, as a BCP 47 tag, where the element states one.
  public let language: String?
  /// The parts in the order in which they are said.
  public let segments: [Segment]
  /// How the words are put.
  public let manner: SpeechManner
  /// Whether this is about a control, so that no emoji in its name can be spared.
  public let keepsEmoji: Bool
  /// The rules that shaped this, in the order in which they were applied, each once.
  public let rules: [AccessibilityRule]

  /// Creates an utterance from parts that are already in order.
  public init(
    _ kind: Kind,
    about element: AccessibilityElement.ID? = nil,
    language: String? = nil,
    segments: [Segment],
    manner: SpeechManner = .standard,
    keepsEmoji: Bool = false,
    rules: [AccessibilityRule] = []
  ) {
    self.kind = kind
    self.element = element
    self.language = language
    self.segments = segments
    self.manner = manner
    self.keepsEmoji = keepsEmoji
    self.rules = rules
  }
}
