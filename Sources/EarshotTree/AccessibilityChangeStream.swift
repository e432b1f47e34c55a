/// What happened in a source since somebody began to watch it, in order.
///
/// Every watcher has a stream of its own, and takes changes from it when it is ready to speak.
@MainActor
public final class AccessibilityChangeStream {
  private var pending: [AccessibilityChange] = []

  fileprivate init() {}

  /// Takes everything that has happened since the last call.
  public func takeAll() -> [AccessibilityChange] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  fileprivate func append(_ change: AccessibilityChange) { pending.append(change) }
}

/// Hands each change of a source to everyone who watches it.
@MainActor
public final class AccessibilityChangeBroadcaster {
  private struct WeakStream {
    weak var stream: AccessibilityChangeStream?
  }

  private var streams: [WeakStream] = []

  /// Creates a broadcaster that nobody watches yet.
  public init() {}

  /// Begins a stream; it ends when its holder lets go of it.
  public func subscribe() -> AccessibilityChangeStream {
    let stream = AccessibilityChangeStream()
    streams.removeAll { $0.stream == nil }
    streams.append(WeakStream(stream: stream))
    return stream
  }

  /// Tells every watcher of a change.
  public func send(_ change: AccessibilityChange) {
    for entry in streams { entry.stream?.append(change) }
  }
}
