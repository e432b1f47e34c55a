import Observation

/// A node that runs client code to learn its content, and runs it again when what it read changes.
class EvaluatingNode: _ViewNode {
  /// Whether something that was read has changed since.
  private(set) var isDirty = false
  /// Whether the node left because what it stands for is gone, and not merely to save room.
  var isGoneFromData = false
  /// What reports a change of something that the latest evaluation read.
  private var change: Invalidation?
  /// Changed only when it is the main actor's turn.
  private nonisolated(unsafe) var locations: [any StateLocation] = []
  private var pulse: TrackingPulse?

  /// Runs client code and updates the children with what it yields.
  func evaluate() {}

  /// Evaluates again; anything that was due is done by this.
  final func reevaluate() {
    isDirty = false
    invalidateExposure()
    evaluate()
  }

  /// Remembers that the content is out of date; the next flush evaluates it.
  final func markDirty() {
    guard isAttached, !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Leaves the content out of date until it changes once more.
  final func forgetChange() { isDirty = false }

  /// Runs client code, and has the node marked when anything that the code reads changes.
  final func tracking<Result>(_ code: () -> Result) -> Result {
    forgetReads()
    let key = ObjectIdentifier(type(of: self))
    let readsObservables = ViewGraph.typesThatReadObservables.contains(key)
    if readsObservables, pulse == nil { pulse = TrackingPulse() }
    let change = Invalidation(of: self)
    self.change = change
    return graph.reading(as: self) {
      withObservationTracking(
        {
          pulse?.read()
          return code()
        }, onChange: onChange(of: key, reporting: change))
    }
  }

  /// Called only when something observable was read.
  private func onChange(
    of key: ObjectIdentifier, reporting change: Invalidation
  ) -> @Sendable () -> Void {
    ViewGraph.noteObservation(by: key)
    return { change.report() }
  }

  /// Notes that the running evaluation reads a piece of state.
  final nonisolated func noteRead(of location: any StateLocation) { locations.append(location) }

  deinit { change?.end() }

  override func detach() {
    guard isAttached else { return }
    super.detach()
    forgetReads()
  }

  private func forgetReads() {
    change?.end()
    change = nil
    for location in locations { location.removeReader(self) }
    locations.removeAll(keepingCapacity: true)
    pulse?.beat()
  }
}

/// Ends the observation of what a node read.
///
/// `withObservationTracking` reports the first change of anything that was read and then forgets
/// all of it, but offers no way to stop earlier. A node that is evaluated again for another reason,
/// or leaves, would stay registered with its model for ever. So every tracked evaluation also reads
/// a property of the node's own, and changing that property ends the tracking.
@Observable
final class TrackingPulse {
  private var count = 0

  func read() { _ = count }

  func beat() { count &+= 1 }
}
