/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// The keys as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Locks capitals.
  public static let capsLock = Self(rawValue: 1)
  /// Makes capitals.
  public static let shift = Self(rawValue: 2)
  /// The control key.
  public static let control = Self(rawValue: 4)
  /// The option key.
  public static let option = Self(rawValue: 8)
  /// A key of the number pad.
  public static let numericPad = Self(rawValue: 32)
  /// The command key.
  public static let command = Self(rawValue: 16)
}
