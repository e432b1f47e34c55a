/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public let character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The key that types a character that is written out.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// Ends a line.
  public static let `return` = Self("\r")
  /// Leaves.
  public static let escape = Self("\u{1B}")
  /// Makes room.
  public static let space = Self(" ")
  /// Goes to the next place.
  public static let tab = Self("\t")
  /// Takes away everything.
  public static let clear = Self("\u{F739}")
  /// Takes away what stands after.
  public static let deleteForward = Self("\u{F728}")
  /// Goes up.
  public static let upArrow = Self("\u{F700}")
  /// Goes down.
  public static let downArrow = Self("\u{F701}")
  /// Goes left.
  public static let leftArrow = Self("\u{F702}")
  /// Goes right.
  public static let rightArrow = Self("\u{F703}")
  /// Goes to the beginning.
  public static let home = Self("\u{F729}")
  /// Goes to the end.
  public static let end = Self("\u{F72B}")
  /// Goes up by a page.
  public static let pageUp = Self("\u{F72C}")
  /// Goes down by a page.
  public static let pageDown = Self("\u{F72D}")
  /// Takes away what stands before.
  public static let delete = Self("\u{8}")
}
