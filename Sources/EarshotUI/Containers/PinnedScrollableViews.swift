/// Which parts of sections stay in sight while the rest is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Takes bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Footers stay.
  public static let sectionFooters = Self(rawValue: 2)
}
