import EarshotTree

// What touches and layers mean.
extension UIRule {
  static let tapGesture = UIRule(
    "gesture.tap-activates",
    "A tap gesture is performed by a double tap, and adds no button trait.",
    .assumption)
  static let longPressGesture = UIRule(
    "gesture.long-press-unnamed", "A long press is performed by hold, and is not named anywhere.",
    .deviceReport)
  static let touchesIgnored = UIRule(
    "touches.ignored", "A view that takes no touches is still an element.",
    .assumption)
  static let overlay = UIRule(
    "order.overlay-after", "An overlay is read after what it lies on.",
    .assumption)
  static let background = UIRule(
    "order.background-before", "A background is read before what lies on it.",
    .assumption)

  static let touchesRules = [
    tapGesture, longPressGesture, touchesIgnored, overlay, background,
  ]
}
