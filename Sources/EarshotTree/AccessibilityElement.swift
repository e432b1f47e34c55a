/// One stop of a screen reader: what an app exposes about one thing on the screen.
///
/// The properties are those of `UIAccessibility`. An empty string counts as absent, as it does there.
public struct AccessibilityElement: Identifiable, Hashable, Sendable {
  /// The identity of the element; it survives every change of its words.
  public private(set) var id: ID
  /// The name of the element.
  @NonEmpty public var label: String?
  /// What the element currently holds, such as `Reacted with ❤️`.
  @NonEmpty public var value: String?
  /// What happens when the element is activated.
  @NonEmpty public var hint: String?
  /// What kind of thing the element is, and the state it is in.
  public var traits: AccessibilityTraits
  /// What can be done with the element besides activating it, in the order in which it is offered.
  public var customActions: [AccessibilityCustomAction]
  /// Further facts that are read on demand, in the order in which they were written.
  public var customContent: [AccessibilityCustomContent]
  /// The names by which Voice Control knows the element.
  public var inputLabels: [String]
  /// The names of the rotors that the app offers here, nearest first.
  public var rotors: [String]
  /// Whether the value is the prompt of a field into which nothing was entered.
  public var showsPrompt: Bool
  /// Whether the element shows a chart that the app describes.
  public var hasChart: Bool
  /// How the words are spoken; nil where the app says nothing about it.
  public var speechStyle: AccessibilitySpeechStyle?
  /// The language of the words, as a BCP 47 tag.
  public var language: String?
  /// The level of a heading, from 1 to 6; meaningful only beside the header trait.
  public var headingLevel: Int?
  /// Whether content that the element shows and hides is there; nil where there is none.
  public var expandedStatus: AccessibilityExpandedStatus?
  /// Where the element lies on the screen, if that is known.
  public var frame: AccessibilityFrame?
  /// The name that developers gave the element for tests; it is never spoken.
  public var identifier: String?

  /// Creates an element; every property besides the identity may be left out.
  public init(
    id: ID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = [],
    customActions: [AccessibilityCustomAction] = [],
    customContent: [AccessibilityCustomContent] = [],
    inputLabels: [String] = [],
    rotors: [String] = [],
    hasChart: Bool = false,
    showsPrompt: Bool = false,
    speechStyle: AccessibilitySpeechStyle? = nil,
    language: String? = nil,
    headingLevel: Int? = nil,
    expandedStatus: AccessibilityExpandedStatus? = nil,
    frame: AccessibilityFrame? = nil,
    identifier: String? = nil
  ) {
    self.id = id
    self.traits = traits
    self.customActions = customActions
    self.customContent = customContent
    self.inputLabels = inputLabels
    self.rotors = rotors
    self.hasChart = hasChart
    self.showsPrompt = showsPrompt
    self.speechStyle = speechStyle
    self.language = language
    self.headingLevel = headingLevel
    self.expandedStatus = expandedStatus
    self.frame = frame
    self.identifier = identifier
    self.label = label
    self.value = value
    self.hint = hint
  }
}

extension AccessibilityElement {
  /// The same under another identity.
  public func identified(by id: ID) -> AccessibilityElement {
    var element = self
    element.id = id
    return element
  }
}

extension AccessibilityElement {
  /// The identity of an element: where it stands in the structure of its source, never what it says.
  public struct ID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The identity as text, unique within its source.
    public let rawValue: String

    /// Wraps the text that a source uses as an identity.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The identity as text.
    public var description: String { rawValue }
  }
}

extension AccessibilityElement {
  /// A text that is absent rather than empty.
  @propertyWrapper
  public struct NonEmpty: Hashable, Sendable {
    private var stored: String?

    /// Starts without a text.
    public init() {}

    /// Starts with a text, or without one when it is empty.
    public init(wrappedValue: String?) { self.wrappedValue = wrappedValue }

    /// The text, or nil when it is absent or empty.
    public var wrappedValue: String? {
      get { stored }
      set { stored = newValue?.isEmpty == true ? nil : newValue }
    }
  }
}
