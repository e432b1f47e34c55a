import EarshotTree

extension AuditedScreen {
  /// The shapes and colours that take taps of their own and lie over what is drawn before them.
  ///
  /// How large they are is not known; one that stands in a row, or that takes its taps together
  /// with words, belongs to these and covers nothing else.
  var layers: [(part: DrawnPart, place: Int)] {
    let parts = drawn?.parts ?? []
    return parts.enumerated().filter { _, part in
      guard case .shape = part.kind, part.touches.contains(.tap), !part.isScaledToNothing,
        part.size == nil, ElementPath(part.id).row == nil
      else { return false }
      return !parts.contains { $0.kind.isContent && $0.tapReach == part.tapReach ?? part.id }
    }.map { ($1, $0) }
  }

  /// Whether a finger cannot come to a part, because something takes its touches that lies over it
  /// or is modal.
  func isOutOfTouch(_ part: DrawnPart.ID) -> Bool {
    guard let place = drawn?.parts.firstIndex(where: { $0.id == part }) else { return true }
    return layers.contains { $0.place > place } || !partsInReach.contains { $0.id == part }
  }
}

extension DrawnPart.Kind {
  /// Whether it is more than a shape.
  fileprivate var isContent: Bool {
    if case .shape = self { false } else { true }
  }
}
