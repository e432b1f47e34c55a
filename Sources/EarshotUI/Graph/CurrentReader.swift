import Glibc
import Synchronization

/// The node whose content is being evaluated.
///
/// Every read of state asks for it, from whichever thread; only on the thread that evaluates is the
/// answer a node. To ask for the main actor instead would take longer than the read.
enum CurrentReader {
  private static let thread = Atomic<UInt>(0)
  /// Touched only by the thread that evaluates.
  private nonisolated(unsafe) static var node: EvaluatingNode?

  /// The node, if this is the thread on which it is evaluated.
  static var onThisThread: EvaluatingNode? {
    thread.load(ordering: .relaxed) == pthread_self() ? node : nil
  }

  /// Runs code that evaluates a node, or none.
  @MainActor
  static func evaluate<Result>(_ reader: EvaluatingNode?, _ code: () -> Result) -> Result {
    let outer = (node: node, thread: thread.load(ordering: .relaxed))
    node = reader
    thread.store(pthread_self(), ordering: .relaxed)
    defer {
      node = outer.node
      thread.store(outer.thread, ordering: .relaxed)
    }
    return code()
  }
}
