import EarshotTree

// What becomes of views that are drawn otherwise, and move.
extension UIRule {
  static let scaledToNothing = UIRule(
    "scale.zero-stays", "What is scaled to nothing is still an element.",
    .assumption)

  static let motionRules = [scaledToNothing]
}
