public import struct Foundation.Date

/// What is known about the moment.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the views are made anew.
  public enum Cadence: Comparable, Sendable {
    /// With each frame.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The moment.
  public let date: Date
  /// How often the views are made anew.
  public let cadence: Cadence
}
