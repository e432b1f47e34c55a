/// Who wants to hear of values that are handed up, in the order of appearing.
@MainActor
final class PreferenceWatch {
  /// Whether something may be handed up that was not looked at.
  var isOutdated = false
  private var listeners: [any PreferenceListener] = []

  nonisolated init() {}

  func add(_ listener: some PreferenceListener) { listeners.append(listener) }

  func remove(_ listener: some PreferenceListener) { listeners.removeAll { $0 === listener } }

  /// Plans to tell those whose value is another than before.
  func notice(in graph: ViewGraph) {
    guard isOutdated else { return }
    isOutdated = false
    for listener in listeners { listener.notice(in: graph) }
  }
}

/// Someone who wants to hear of a value that is handed up.
@MainActor
protocol PreferenceListener: AnyObject {
  func notice(in graph: ViewGraph)
}
