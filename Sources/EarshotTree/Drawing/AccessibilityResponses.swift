/// What the app's own code would do with an element, without having it done.
public struct AccessibilityResponses: OptionSet, Hashable, Sendable {
  /// One bit a response.
  public let rawValue: UInt16

  /// Takes the bits as they are.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A double tap runs code of the element.
  public static let activation = Self(rawValue: 1 << 0)
  /// A double tap passes a touch on to a tap gesture.
  public static let tap = Self(rawValue: 1 << 1)
  /// A double tap that is held passes a touch on to a gesture.
  public static let touchAndHold = Self(rawValue: 1 << 2)
  /// A double tap that is held opens a menu that the system shows.
  public static let menu = Self(rawValue: 1 << 3)
  /// A swipe up or down changes the value.
  public static let adjustment = Self(rawValue: 1 << 4)
  /// Text can be entered.
  public static let textEntry = Self(rawValue: 1 << 5)
  /// A scrub leaves something.
  public static let escape = Self(rawValue: 1 << 6)
  /// A two-finger double tap does something.
  public static let magicTap = Self(rawValue: 1 << 7)
  /// A swipe with three fingers turns pages.
  public static let scroll = Self(rawValue: 1 << 8)
}
