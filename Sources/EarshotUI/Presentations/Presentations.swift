import EarshotTree

/// What is shown over the screen, in the order in which it came.
@MainActor
final class Presentations {
  private var modals: [PresentedNode] = []
  private var opened: [PresentedNode] = []
  /// The screen of a navigation that was left last.
  private var popped: PresentedNode?
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
    if node.presentation.kind != .push { modals.append(node) }
  }

  /// Notes that something is not shown any more.
  ///
  /// Where the cursor goes when something modal closes is the reader's to decide, who knows from
  /// where it came.
  func close(_ node: PresentedNode) {
    modals.removeAll { $0 === node }
    opened.removeAll { $0 === node }
    if node.presentation.kind == .push { popped = node }
  }

  /// What a reader has to be told since the last call: where to go in what opened last, or on the
  /// screen to which a navigation went back.
  func takeScreenChange() -> EarshotTree.AccessibilityNotification? {
    defer {
      opened.removeAll()
      popped = nil
    }
    if let latest = opened.last {
      let first = ReadingList(latest.exposedItems).firstElement(from: 0)?.element
      return .screenChanged(focus: first?.id)
    }
    guard let popped, popped.navigation?.host?.isAttached == true else { return nil }
    return .screenChanged(focus: popped.opener)
  }
}
