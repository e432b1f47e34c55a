import EarshotTree

/// What is shown over the screen, in the order in which it came.
@MainActor
final class Presentations {
  private var modals: [PresentedNode] = []
  private var opened: [PresentedNode] = []
  private var isScreenChanged = false
  private var opener: AccessibilityElement.ID?
  /// The element that was acted on last, which counts as the opener of what opens then.
  var lastActor: AccessibilityElement.ID?

  nonisolated init() {}

  /// What alone is read, if anything is shown over the screen.
  var topmost: PresentedNode? { modals.last }

  /// Notes that something is shown from now on.
  func open(_ node: PresentedNode) {
    guard node.presentation.kind != .push || node.navigation != nil else { return }
    node.opener = lastActor
    opened.append(node)
    isScreenChanged = true
    if node.presentation.kind != .push { modals.append(node) }
  }

  /// Notes that something is not shown any more.
  func close(_ node: PresentedNode) {
    modals.removeAll { $0 === node }
    opened.removeAll { $0 === node }
    opener = node.presentation.kind == .push ? node.opener : nil
    isScreenChanged = true
  }

  /// What a reader has to be told since the last call: where to go in what opened last.
  func takeScreenChange() -> EarshotTree.AccessibilityNotification? {
    guard isScreenChanged else { return nil }
    isScreenChanged = false
    defer {
      opened.removeAll()
      opener = nil
    }
    guard let latest = opened.last else { return .screenChanged(focus: opener) }
    let first = ReadingList(latest.exposedItems).firstElement(from: 0)?.element
    return .screenChanged(focus: first?.id)
  }
}
