/// What an action is for, or what it is called.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case activation
    case escape
    case magicTap
    case delete
    case showMenu
    case named(Text)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// An action that is chosen by name.
  public init(named name: Text) { kind = .named(name) }

  /// What a double tap does.
  public static let `default` = Self(kind: .activation)
  /// What a two-finger scrub does: it leaves what was opened last.
  public static let escape = Self(kind: .escape)
  /// What a two-finger double tap does.
  public static let magicTap = Self(kind: .magicTap)
  /// Deletes what the element stands for.
  public static let delete = Self(kind: .delete)
  /// Opens the menu of the element.
  public static let showMenu = Self(kind: .showMenu)
}
