/// One thing that is drawn: what a person who looks at the screen and touches it has of it.
///
/// What is drawn and what is exposed are two answers about the same views. A text inside a combined
/// element is drawn on its own, a picture that is hidden from assistive technology is drawn and not
/// exposed, and a label that somebody wrote is exposed and not drawn.
public struct DrawnPart: Identifiable, Hashable, Sendable {
  /// Where the part stands in the structure of its source; it shares the name space of elements.
  public let id: AccessibilityElement.ID
  /// What is drawn.
  public var kind: Kind
  /// The words that are drawn; nil where none are, as in a picture.
  @AccessibilityElement.NonEmpty public var words: String?
  /// The words that appear only when a pointer rests on the part.
  @AccessibilityElement.NonEmpty public var tooltip: String?
  /// The touches to which the app reacts at the part.
  public var touches: Set<Touch>
  /// Where the tap gesture stands that reaches the part, so that what one gesture reaches is known;
  /// nil where it is not.
  public var tapReach: AccessibilityElement.ID?
  /// The elements that may stand for the part, innermost first: its own, and those that took it in.
  public var elements: [AccessibilityElement.ID]
  /// Whether the app keeps the part from assistive technology.
  public var isHidden: Bool
  /// Whether the part is scaled to nothing, so that nobody sees it although it is there.
  public var isScaledToNothing: Bool
  /// The colour of a picture, by its name; nil where it is not one that is known.
  public var paint: String?
  /// The names of what a menu offers that is opened at the part, and a row that is swiped over it.
  public var offers: [String]
  /// The size in points that the app fixed; nil where layout decides it.
  public var size: AccessibilitySize?
  /// The name of the view type of the app in which the part is written; nil where there is none.
  public var view: String?

  /// Creates a part; everything besides identity and kind may be left out.
  public init(
    id: AccessibilityElement.ID, kind: Kind, words: String? = nil, tooltip: String? = nil,
    touches: Set<Touch> = [], tapReach: AccessibilityElement.ID? = nil,
    elements: [AccessibilityElement.ID] = [], isHidden: Bool = false,
    isScaledToNothing: Bool = false, paint: String? = nil, offers: [String] = [],
    size: AccessibilitySize? = nil, view: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.touches = touches
    self.tapReach = tapReach
    self.elements = elements
    self.isHidden = isHidden
    self.isScaledToNothing = isScaledToNothing
    self.paint = paint
    self.offers = offers
    self.size = size
    self.view = view
    self.words = words
    self.tooltip = tooltip
  }
}

extension DrawnPart {
  /// What is drawn.
  public enum Kind: Hashable, Sendable {
    /// Words.
    case text
    /// A picture of an asset, by its name.
    case asset(String)
    /// A picture of a system symbol, by its name.
    case symbol(String)
    /// A picture that the app marks as saying nothing.
    case decoration
    /// A picture that is made at run time.
    case picture
    /// A shape or a colour; the text names its paint where that is known.
    case shape(paint: String?)
    /// A control with a look of its own, such as a switch; what is drawn inside it is a part too.
    case control
  }

  /// How a finger touches a part.
  public enum Touch: String, Hashable, Sendable, CaseIterable {
    /// A tap.
    case tap
    /// A touch that is held.
    case touchAndHold = "touch and hold"
    /// A touch that is moved.
    case drag
    /// A swipe over a row, which offers buttons.
    case swipe
    /// A touch that is held to open a menu that the system shows.
    case menu
  }
}
