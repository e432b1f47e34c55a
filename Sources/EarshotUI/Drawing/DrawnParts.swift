import EarshotTree

/// What is drawn, part by part, each with the element that holds the code for touches.
struct DrawnParts {
  private(set) var entries: [(part: DrawnPart, element: ResolvedElement)] = []
  let transparent: [DrawnPart]
  let rowsLeftOut: Int

  @MainActor
  init(
    _ elements: [ResolvedElement], transparent: [ResolvedElement],
    exposed: Set<AccessibilityElement.ID>, rowsLeftOut: Int
  ) {
    self.rowsLeftOut = rowsLeftOut
    self.transparent = transparent.compactMap { element in
      element.drawing.map { element.part($0, id: element.id, exposed: []) }
    }
    var ids: Set<DrawnPart.ID> = []
    for element in elements {
      guard let drawing = element.drawing else { continue }
      let id = element.id.free(besides: ids)
      ids.insert(id)
      entries.append((element.part(drawing, id: id, exposed: exposed), element))
    }
  }
}

extension ResolvedElement {
  /// What is drawn of the element, as whoever asks is told.
  @MainActor
  fileprivate func part(
    _ drawing: Drawing, id: DrawnPart.ID, exposed: Set<AccessibilityElement.ID>
  ) -> DrawnPart {
    var elements: [AccessibilityElement.ID] = []
    for id in [self.id] + drawing.takers where exposed.contains(id) && !elements.contains(id) {
      elements.append(id)
    }
    return DrawnPart(
      id: id, kind: drawing.kind, words: drawing.words, tooltip: drawing.tooltip,
      touches: touches, tapReach: drawing.tapReach, elements: elements, isHidden: drawing.isHidden,
      isScaledToNothing: drawing.isScaledToNothing, paint: drawing.paint, offers: namesForFingers,
      size: size(of: drawing, isTouched: elements.contains(self.id)), view: drawing.view)
  }

  /// The area for touches of an element that can be touched; else the room of what is drawn.
  private func size(of drawing: Drawing, isTouched: Bool) -> AccessibilitySize? {
    let area = drawing.touchSize?.ifKnown
    return touches.isEmpty || !isTouched ? drawing.size?.ifKnown : area
  }
}

extension DrawnPart.ID {
  /// The identity, or one like it where another part stands at the same place, as the words of a
  /// button do.
  fileprivate func free(besides taken: Set<Self>) -> Self {
    guard taken.contains(self) else { return self }
    var number = 1
    var free = Self(rawValue: "\(rawValue)/#drawn")
    while taken.contains(free) {
      number += 1
      free = Self(rawValue: "\(rawValue)/#drawn\(number)")
    }
    return free
  }
}
