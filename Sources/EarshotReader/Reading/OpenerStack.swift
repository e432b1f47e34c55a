import EarshotTree

/// From where the cursor went into what is modal, so that it can go back there.
struct OpenerStack {
  struct Opener {
    /// The modal container into which the cursor went.
    let modal: AccessibilityContainer
    /// Where the cursor was before; nil where it was nowhere.
    let origin: Focus?
  }

  /// No more than this are remembered, however deep things are opened in each other.
  private static let limit = 32

  private var openers: [Opener] = []

  /// What is modal around the cursor and what that covers, each with where the cursor was before,
  /// the latest first.
  var latestFirst: [Opener] { openers.reversed() }

  /// Notes that the cursor goes from one place to another.
  ///
  /// What is covered by something modal is not seen, and may be open still: it is only known to be
  /// closed when the cursor comes to something below it.
  mutating func move(from origin: Focus?, to destination: Focus) {
    let modals = destination.modals
    let isAround = { (opener: Opener) in modals.contains { $0.id == opener.modal.id } }
    if modals.isEmpty { openers.removeAll() }
    if let top = openers.lastIndex(where: isAround) { openers.removeSubrange((top + 1)...) }
    let known = Set(openers.map(\.modal.id))
    openers += modals.reversed().filter { !known.contains($0.id) }
      .map { Opener(modal: $0, origin: origin) }
    openers.removeFirst(max(0, openers.count - Self.limit))
  }
}

extension Focus {
  /// The containers around the element that hide their siblings, innermost first.
  var modals: [AccessibilityContainer] { containers.filter { $0.kind == .modal } }
}
