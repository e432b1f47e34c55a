public import Dispatch

/// Work for a queue that can be cancelled, on the clock of the screen whose code sends it.
///
/// The module SwiftUI names it in an import of its own, as it does with `Timer`.
public final class DispatchWorkItem: @unchecked Sendable {
  private let item: Dispatch.DispatchWorkItem

  /// Prepares work.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    item = Dispatch.DispatchWorkItem(qos: qos, flags: flags, block: block)
  }

  /// Does the work here and now, unless it was cancelled.
  public func perform() { item.perform() }

  /// Sees to it that the work is not begun any more.
  public func cancel() { item.cancel() }

  /// Whether the work was cancelled.
  public var isCancelled: Bool { item.isCancelled }

  /// Runs other work on a queue when this is done.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    item.notify(queue: .global()) { queue.async(execute: work) }
  }

  /// Blocks until the work is done.
  public func wait() { item.wait() }
}
