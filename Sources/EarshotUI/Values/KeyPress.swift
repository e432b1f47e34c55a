/// A key that is pressed.
public struct KeyPress: Sendable {
  /// What becomes of the press.
  public enum Result: Sendable {
    /// It has been dealt with.
    case handled
    /// Somebody else may have it.
    case ignored
  }

  /// The steps of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// Any step.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The step of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers
}
