/// What kind of thing an element is, and the state it is in, as `UIAccessibilityTraits` has it.
///
/// The bits are those of iOS, so that a number printed by a device can be read.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The 64 bits that iOS uses.
  public let rawValue: UInt64

  /// Takes the bits as they are.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  /// The element acts when it is activated.
  public static let button = Self(bit: 0)
  /// The element leads elsewhere.
  public static let link = Self(bit: 1)
  /// The element is a picture.
  public static let image = Self(bit: 2)
  /// The element is the chosen one among others.
  public static let selected = Self(bit: 3)
  /// Activating the element plays a sound of its own.
  public static let playsSound = Self(bit: 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = Self(bit: 5)
  /// The element is text that does not change.
  public static let staticText = Self(bit: 6)
  /// The element sums up the state of the app when it starts.
  public static let summaryElement = Self(bit: 7)
  /// The element refuses to be activated.
  public static let notEnabled = Self(bit: 8)
  /// The label or value changes too often to be announced each time.
  public static let updatesFrequently = Self(bit: 9)
  /// The element is a field that searches.
  public static let searchField = Self(bit: 10)
  /// Activating the element starts audio or video.
  public static let startsMediaSession = Self(bit: 11)
  /// The value can be increased and decreased.
  public static let adjustable = Self(bit: 12)
  /// Touches reach the element directly.
  public static let allowsDirectInteraction = Self(bit: 13)
  /// Reading past the element turns the page.
  public static let causesPageTurn = Self(bit: 14)
  /// The element is a bar of tabs.
  public static let tabBar = Self(bit: 15)
  /// The element heads the content that follows.
  public static let header = Self(bit: 16)
  /// The content can be zoomed, since iOS 17; nothing here says which bit iOS gives it, so this is
  /// one that iOS is not known to use.
  public static let supportsZoom = Self(bit: 62)
  /// The element opens a menu; what iOS calls it is private, and so is the bit.
  public static let popUpButton = Self(bit: 61)
  /// The element is one wheel of a picker; what iOS calls it is private, and so is the bit.
  public static let pickerItem = Self(bit: 60)
  /// The element takes text; private to iOS.
  public static let textEntry = Self(bit: 18)
  /// Text is being entered; private to iOS.
  public static let isEditing = Self(bit: 21)
  /// The entered text is secret; private to iOS.
  public static let secureTextField = Self(bit: 24)
  /// The element leads back; private to iOS.
  public static let backButton = Self(bit: 27)
  /// The element is one tab of a bar; private to iOS.
  public static let tabBarItem = Self(bit: 28)
  /// The field takes several lines; private to iOS.
  public static let textArea = Self(bit: 47)
  /// The element can be switched on and off; `toggleButton` since iOS 17.
  public static let switchButton = Self(bit: 53)
}

extension AccessibilityTraits {
  /// The traits that have a name, from the lowest bit to the highest.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
    ("switchButton", .switchButton), ("pickerItem", .pickerItem), ("popUpButton", .popUpButton),
    ("supportsZoom", .supportsZoom),
  ]

  /// The names of the traits that are set, from the lowest bit to the highest.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}
