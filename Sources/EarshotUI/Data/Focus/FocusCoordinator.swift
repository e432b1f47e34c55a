/// Where text is entered and where the reader is, on one screen.
@MainActor
final class FocusCoordinator {
  /// The field in which text is entered.
  private weak var editing: FocusTarget?
  /// What the reader's cursor is in.
  private var read: [FocusTarget] = []

  nonisolated init() {}

  /// Begins to enter text in a field, which ends it in any other.
  func edit(_ target: FocusTarget) {
    guard editing !== target else { return }
    let former = editing
    editing = target
    former?.lose()
  }

  /// Notes that text is no longer entered in a field.
  func stopEditing(_ target: FocusTarget) {
    if editing === target { editing = nil }
  }

  /// Whether the reader's cursor is in something.
  func isRead(_ target: FocusTarget) -> Bool { read.contains { $0 === target } }

  /// Notes where the reader's cursor is now.
  func readerMoved(into targets: [FocusTarget]) {
    let former = read
    read = targets
    for target in former where !isRead(target) { target.lose() }
    for target in targets where !former.contains(where: { $0 === target }) { target.gain() }
  }
}

/// Something that focus can be in, with how its state hears of it.
@MainActor
final class FocusTarget: NodeMemory {
  var gain: () -> Void = {}
  var lose: () -> Void = {}
  /// Whether the state says that focus is here, as of the latest evaluation.
  var isChosen = false
  private(set) var isThere = true

  func nodeWillLeave(_ graph: ViewGraph) {
    isThere = false
    graph.focus.stopEditing(self)
  }
}
