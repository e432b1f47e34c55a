import EarshotTree

/// From where the cursor went into what is modal, so that it can go back there.
struct OpenerStack {
  struct Opener {
    /// The modal container into which the cursor went.
    let modal: AccessibilityElement.ID
    /// Where the cursor was before.
    let origin: Focus
  }

  /// No more than this are remembered, however deep things are opened in each other.
  private static let limit = 32

  private var openers: [Opener] = []

  /// The origins of what a place is in that is modal, the latest first.
  func origins(of place: Focus) -> [(modal: AccessibilityElement.ID, origin: Focus)] {
    let modals = Set(place.modals)
    return openers.reversed().filter { modals.contains($0.modal) }.map { ($0.modal, $0.origin) }
  }

  /// Notes that the cursor goes from one place to another.
  mutating func move(from origin: Focus?, to destination: Focus) {
    let modals = destination.modals
    openers.removeAll { !modals.contains($0.modal) }
    guard let origin else { return }
    let known = Set(openers.map(\.modal) + origin.modals)
    openers += modals.reversed().filter { !known.contains($0) }
      .map { Opener(modal: $0, origin: origin) }
    openers.removeFirst(max(0, openers.count - Self.limit))
  }
}

extension Focus {
  /// The containers around the element that hide their siblings, innermost first.
  fileprivate var modals: [AccessibilityElement.ID] {
    containers.filter { $0.kind == .modal }.map(\.id)
  }
}
