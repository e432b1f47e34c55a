import EarshotTree

/// The gestures that are to be made while time passes, in the order in which they were given.
struct PlannedGestures {
  /// More than this are not planned, so that whoever plans without end costs a fixed amount.
  static let limit = 1_000

  private struct Plan {
    let time: VirtualClock.Token
    let gesture: ReaderCommand
  }

  private var plans: [Plan] = []

  /// Whether no more can be planned.
  var isFull: Bool { plans.count >= Self.limit }

  /// Each gesture with its time, the earliest first.
  var inOrder: [(gesture: ReaderCommand, time: Duration)] {
    plans.enumerated()
      .sorted { ($0.element.time.deadline, $0.offset) < ($1.element.time.deadline, $1.offset) }
      .map { ($0.element.gesture, $0.element.time.deadline) }
  }

  mutating func plan(_ gesture: ReaderCommand, at time: VirtualClock.Token) {
    plans.append(Plan(time: time, gesture: gesture))
  }

  /// Takes the gesture whose time has come; nil where somebody else planned something for it.
  mutating func take(_ time: VirtualClock.Token) -> ReaderCommand? {
    guard let place = plans.firstIndex(where: { $0.time == time }) else { return nil }
    return plans.remove(at: place).gesture
  }
}
