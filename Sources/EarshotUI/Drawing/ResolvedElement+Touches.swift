import EarshotTree

extension ResolvedElement {
  /// The touches to which the app reacts where the element is drawn.
  var touches: Set<DrawnPart.Touch> {
    guard acceptsTouches, let drawing else { return [] }
    var touches = drawing.touches
    if reactionToTap != nil { touches.insert(.tap) }
    if longPress != nil { touches.insert(.touchAndHold) }
    if drawing.kind == .control, adjustment != nil { touches.insert(.drag) }
    if actions.contains(where: \.isSwiped) { touches.insert(.swipe) }
    if actions.contains(where: \.isMenu) { touches.insert(.menu) }
    return touches
  }

  /// What a menu offers that a finger opens here, and a row that it swipes over.
  @MainActor
  var namesForFingers: [String] {
    guard !touches.isDisjoint(with: [.swipe, .menu]) else { return [] }
    return actions.flatMap { group -> [String] in
      switch group {
      case .swiped(let actions), .menu(let actions): actions().map(\.name)
      case .combined, .written: []
      }
    }
  }

  /// What a finger that taps has the app do.
  private var reactionToTap: (() -> Void)? {
    drawing?.isPartOfControl == true ? nil : activation ?? tap
  }

  /// Runs the code for a touch, if there is any.
  @MainActor
  func touch(_ touch: DrawnPart.Touch) -> AccessibilityActionOutcome {
    guard !traits.contains(.notEnabled) else { return .refused(.disabled) }
    let reaction: (() -> Void)? =
      switch touch {
      case .tap: reactionToTap
      case .touchAndHold: longPress
      case .drag, .swipe, .menu: nil
      }
    guard let reaction else { return .refused(.noAction) }
    guard acceptsTouches else { return .refused(.touchesIgnored) }
    reaction()
    return .performed
  }
}
