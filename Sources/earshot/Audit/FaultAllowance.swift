import EarshotAudit

/// How far a screen is still explored whose code has ended processes before.
enum FaultAllowance: Hashable {
  /// As far as without that, but for what led to faults.
  case whole
  /// No further than so many steps.
  case some(steps: Int)
  /// Looked at as it opens, and nothing done or waited for.
  case glance
  /// Not at all.
  case none

  /// From so many faults on, a screen is cut short.
  private static let fewFaults = 5

  init(after faults: [ScreenFault]) {
    let openings = faults.filter { $0.isOfOpening && !$0.act.reducesMotion }
    if let first = openings.first {
      self = first.act.isResting && openings.count == 1 ? .glance : .none
      return
    }
    self =
      switch faults.count {
      case ..<Self.fewFaults: .whole
      // What led to the last fault is known, and so what led nowhere near it.
      case Self.fewFaults: .some(steps: faults.last?.steps ?? 0)
      case Self.fewFaults + 1: .glance
      default: .none
      }
  }

  /// With so many faults, no code of a screen is run any more.
  static let mostFaults = fewFaults + 2
}
