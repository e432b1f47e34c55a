import struct Foundation.Date

/// Views that are made for a moment: the first that the schedule names.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// What is known about the moment.
  public typealias Context = TimelineViewDefaultContext

  /// Makes views for the moments of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  /// The views for the first moment.
  public var body: some View {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let first = schedule.entries(from: start, mode: .normal).first { _ in true }
    content(Context(date: first ?? start, cadence: .live))
  }
}
