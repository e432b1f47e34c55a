import EarshotTree

/// A control that is hard to hit.
public enum TouchTarget: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "touch-target",
    title: "A control is too small to be touched with ease",
    meets: "A finger misses it, or hits what is beside it.",
    remedy: "make it at least 44 points wide and high: `.frame(minWidth: 44, minHeight: 44)`",
    severity: .note,
    criteria: [.targetSizeMinimum, .targetSizeEnhanced],
    needs: [.sizes],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "like", "label": "Like", "traits": ["button"], "frame": [16, 100, 30, 30]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "like", "label": "Like", "traits": ["button"], "frame": [16, 100, 44, 44]}]}
      """))

  private static let comfortable = 44.0
  private static let smallest = 24.0

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let controls = screen.elements.filter { isTarget($0) }
    return controls.compactMap { problem(with: $0, among: controls) }
  }

  /// Links within a text are as high as its lines, and a dimmed control is not touched.
  private static func isTarget(_ element: AuditedElement) -> Bool {
    let traits = element.element.traits
    let isInline = traits.contains(.link) && !traits.contains(.button)
    return element.isControl && !isInline && !traits.contains(.notEnabled)
  }

  private static func problem(
    with element: AuditedElement, among controls: [AuditedElement]
  ) -> AuditProblem? {
    guard let size = size(of: element), let least = least(of: size), least < comfortable,
      least > 0
    else { return nil }
    let isTiny = least < smallest && !standsAlone(element, among: controls)
    return AuditProblem(
      element: element.id, "is \(text(for: size)) to a finger",
      severity: isTiny ? .warning : .note,
      confidence: element.element.frame == nil ? .assumed : nil)
  }

  private static func size(of element: AuditedElement) -> AccessibilitySize? {
    if let frame = element.element.frame {
      return AccessibilitySize(width: frame.width, height: frame.height)
    }
    return element.parts.first { $0.id == element.id }?.size
  }

  private static func least(of size: AccessibilitySize) -> Double? {
    [size.width, size.height].compactMap(\.self).min()
  }

  private static func text(for size: AccessibilitySize) -> String {
    switch (size.width, size.height) {
    case (let width?, let height?): PointText.of(width, by: height)
    case (let width?, nil): "\(PointText.of(width)) points wide"
    case (nil, let height?): "\(PointText.of(height)) points high"
    case (nil, nil): "of no known size"
    }
  }

  /// The exception for small targets with room around them: a circle of 24 points at the middle
  /// meets neither another target nor the circle of another small one.
  private static func standsAlone(
    _ element: AuditedElement, among controls: [AuditedElement]
  ) -> Bool {
    guard let frame = element.element.frame else { return false }
    return controls.allSatisfy { other in
      guard other.id != element.id, let place = other.element.frame else { return true }
      let isSmall = place.width < smallest || place.height < smallest
      let distance = frame.distanceFromMiddle(to: isSmall ? place.middle : place)
      return distance >= (isSmall ? smallest : smallest / 2)
    }
  }
}

extension AccessibilityFrame {
  /// The point in the middle, as a frame without room.
  fileprivate var middle: AccessibilityFrame {
    AccessibilityFrame(x: x + width / 2, y: y + height / 2, width: 0, height: 0)
  }

  /// How far the middle is from the nearest point of another frame.
  fileprivate func distanceFromMiddle(to other: AccessibilityFrame) -> Double {
    let point = middle
    let across = max(other.x - point.x, point.x - other.right, 0)
    let down = max(other.y - point.y, point.y - other.bottom, 0)
    return (across * across + down * down).squareRoot()
  }
}
