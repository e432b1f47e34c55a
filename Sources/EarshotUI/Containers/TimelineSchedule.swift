public import struct Foundation.Date
public import typealias Foundation.TimeInterval

/// When views are made anew.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How much is drawn.
  typealias Mode = TimelineScheduleMode

  /// The moments from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How much is drawn.
public enum TimelineScheduleMode: Sendable {
  /// Everything.
  case normal
  /// What is needed while nobody touches the screen.
  case lowFrequency
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Takes moments.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At the same distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Begins at a moment, and goes on every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PartialRangeSchedule { PartialRangeSchedule(start: start, interval: interval) }
}

/// Moments at the same distance, without an end.
public struct PartialRangeSchedule: Sequence, IteratorProtocol, Sendable {
  private var upcoming: Date
  private let interval: TimeInterval

  init(start: Date, interval: TimeInterval) {
    upcoming = start
    self.interval = interval
  }

  /// The moment that comes next.
  public mutating func next() -> Date? {
    defer { upcoming = upcoming.addingTimeInterval(interval) }
    return upcoming
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Begins at a moment, and goes on every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }

  /// Each minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// With each frame.
  public static var animation: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 60)
  }

  /// With each frame, unless nothing moves.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> PeriodicTimelineSchedule { .animation }
}
