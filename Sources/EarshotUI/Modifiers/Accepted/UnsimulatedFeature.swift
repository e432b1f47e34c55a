import EarshotTree

/// Something that matters to those who use assistive technology, and that is accepted without being
/// simulated; the rule says so of every element that is concerned.
struct UnsimulatedFeature: Sendable {
  /// What the app writes.
  let name: String
  let rule: UIRule
  /// Whether a finger drags the view away.
  let isDrag: Bool

  private init(_ name: String, _ id: String, _ loss: String, isDrag: Bool = false) {
    self.name = name
    self.isDrag = isDrag
    rule = UIRule(id, "\(name) is accepted, not simulated: \(loss).", .decision)
  }

  static let dragPoint = UnsimulatedFeature(
    "accessibilityDragPoint", "accepted.drag-point", "nothing can be dragged")
  static let dropPoint = UnsimulatedFeature(
    "accessibilityDropPoint", "accepted.drop-point", "nothing can be dropped")
  static let draggable = UnsimulatedFeature(
    "draggable", "accepted.draggable", "nothing can be dragged", isDrag: true)
  static let onDrag = UnsimulatedFeature(
    "onDrag", "accepted.on-drag", "nothing can be dragged", isDrag: true)
  static let dropDestination = UnsimulatedFeature(
    "dropDestination", "accepted.drop-destination", "nothing can be dropped")
  static let onDrop = UnsimulatedFeature("onDrop", "accepted.on-drop", "nothing can be dropped")
  static let quickAction = UnsimulatedFeature(
    "accessibilityQuickAction", "accepted.quick-action", "nobody makes the gesture of the hand")
  static let textContentType = UnsimulatedFeature(
    "accessibilityTextContentType", "accepted.text-content-type",
    "every text is read in the same way")
  static let directTouchOptions = UnsimulatedFeature(
    "accessibilityDirectTouch(options:)", "accepted.direct-touch-options",
    "no touch reaches the element directly")

  static let all = [
    dragPoint, dropPoint, draggable, onDrag, dropDestination, onDrop, quickAction,
    textContentType, directTouchOptions,
  ]
}

// What is accepted without being simulated.
extension UIRule {
  static let acceptedRules = UnsimulatedFeature.all.map(\.rule)
}
