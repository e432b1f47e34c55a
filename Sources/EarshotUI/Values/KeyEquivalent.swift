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
  /// Takes away what stands before.
  public static let delete = Self("\u{8}")
}
