import EarshotTree

extension AuditedScreen {
  /// What a finger can do here and no gesture of the screen reader is known to do, in the order of
  /// what is drawn.
  ///
  /// An element that answers a double tap stands in for its part that answers a tap, since the same
  /// code runs, and so it is with the other gestures. Where several parts answer a finger, an element
  /// stands in for one of them at most, and each is tried.
  var fingerTouches: [(part: DrawnPart, touch: DrawnPart.Touch)] {
    guard let drawn else { return [] }
    let ways = elements.flatMap(\.fingerTouches) + unexposedParts.flatMap(\.eachTouch)
    guard ways.count > 1 else { return ways }
    let places = Dictionary(
      drawn.parts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return ways.sorted { (places[$0.part.id] ?? 0) < (places[$1.part.id] ?? 0) }
  }
}

extension AuditedElement {
  fileprivate var fingerTouches: [(part: DrawnPart, touch: DrawnPart.Touch)] {
    guard parts.contains(where: { !$0.touches.isEmpty }) else { return [] }
    return DrawnPart.Touch.allCases.flatMap { touch -> [(DrawnPart, DrawnPart.Touch)] in
      let touched = parts.filter { $0.touches.contains(touch) && !$0.isScaledToNothing }
      if mayStandIn(for: touch), areOne(touched) { return [] }
      return touched.map { ($0, touch) }
    }
  }

  /// Whether one gesture reaches the parts; each control has one of its own.
  private func areOne(_ touched: [DrawnPart]) -> Bool {
    guard touched.count > 1 else { return true }
    guard !touched.contains(where: { $0.kind == .control && $0.id != id }) else { return false }
    return PathGroups.groups(of: touched.map(\.id), among: parts.map(\.id)).count == 1
  }

  /// Whether a gesture of the screen reader has the element do what a finger does.
  private func mayStandIn(for touch: DrawnPart.Touch) -> Bool {
    switch touch {
    case .tap: responses?.isDisjoint(with: [.activation, .tap]) == false
    case .touchAndHold: responses?.contains(.touchAndHold) == true
    case .drag: responses?.contains(.adjustment) == true
    case .swipe: !element.customActions.isEmpty
    case .menu: responses?.contains(.menu) == true || !element.customActions.isEmpty
    }
  }
}

extension DrawnPart {
  fileprivate var eachTouch: [(part: DrawnPart, touch: DrawnPart.Touch)] {
    guard !isScaledToNothing else { return [] }
    return DrawnPart.Touch.allCases.filter(touches.contains).map { (self, $0) }
  }
}
