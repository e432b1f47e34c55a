import Synchronization

/// A number that grows, and that several threads look at.
final class SharedCounter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .acquiring) }

  func increase() { count.add(1, ordering: .acquiringAndReleasing) }
}
