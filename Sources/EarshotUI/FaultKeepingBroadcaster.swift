import EarshotTree

/// Hands on what happens, and keeps what fails or is posted before anyone watches for the first who
/// does.
@MainActor
final class FaultKeepingBroadcaster {
  private let broadcaster = AccessibilityChangeBroadcaster()
  private var untold: [AccessibilityChange] = []
  private var isWatched = false

  func send(_ change: AccessibilityChange) {
    if !isWatched, change.isKept { untold.append(change) }
    broadcaster.send(change)
  }

  func subscribe() -> AccessibilityChangeStream {
    let stream = broadcaster.subscribe()
    isWatched = true
    untold.forEach(broadcaster.send)
    untold.removeAll()
    return stream
  }
}

extension AccessibilityChange {
  /// Whether the change matters to somebody who begins to watch later.
  fileprivate var isKept: Bool {
    switch self {
    case .fault, .posted(.announcement): true
    default: false
    }
  }
}
