import EarshotTree

extension ScreenReader {
  /// How many elements before and after the cursor are looked at for the nearest one.
  private static let comparedElements = 200

  /// Moves the cursor to what lies above or below it on the screen.
  mutating func stepVertically(from element: AccessibilityElement, _ direction: Direction) {
    guard let frame = element.frame else { return hear(.note(.placeUnknown)) }
    var nearest: (element: AccessibilityElement, distance: VerticalDistance)?
    for way in [Direction.forward, .backward] {
      var id = element.id
      for _ in 0..<Self.comparedElements {
        guard let neighbour = neighbour(of: id, way) else { break }
        id = neighbour.id
        guard let distance = VerticalDistance(from: frame, to: neighbour.frame, direction),
          nearest.map({ distance < $0.distance }) ?? true
        else { continue }
        nearest = (neighbour, distance)
      }
    }
    guard let nearest else { return hear(.sound(.boundary)) }
    moveFocus(to: nearest.element, because: [ReaderRules.rotorVertical])
  }
}
