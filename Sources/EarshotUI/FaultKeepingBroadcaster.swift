import EarshotTree

/// Hands on what happens, and keeps what fails before anyone watches for the first who does.
@MainActor
final class FaultKeepingBroadcaster {
  private let broadcaster = AccessibilityChangeBroadcaster()
  private var untoldFaults: [AccessibilityChange] = []
  private var isWatched = false

  func send(_ change: AccessibilityChange) {
    if case .fault = change, !isWatched { untoldFaults.append(change) }
    broadcaster.send(change)
  }

  func subscribe() -> AccessibilityChangeStream {
    let stream = broadcaster.subscribe()
    isWatched = true
    untoldFaults.forEach(broadcaster.send)
    untoldFaults.removeAll()
    return stream
  }
}
