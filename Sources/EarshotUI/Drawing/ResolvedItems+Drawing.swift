import EarshotTree

extension [_ResolvedItem] {
  /// The elements of which something is drawn, in the order of the structure.
  @MainActor
  var drawnElements: [ResolvedElement] {
    withoutSiblingsOfModal.flatMap { item -> [ResolvedElement] in
      switch item.kind {
      case .element(let element): element.drawing == nil ? [] : [element]
      case .container(_, let items): items.drawnElements
      case .rows: []
      }
    }
  }

  /// Notes that elements further out stand for what is drawn here.
  @MainActor
  func taken(inBy takers: AccessibilityElement.ID...) -> Self { taken(inBy: takers) }

  /// Notes that elements further out stand for what is drawn here.
  @MainActor
  func taken(inBy takers: [AccessibilityElement.ID]) -> Self {
    drawing { $0.takers += takers }
  }

  /// Changes what is drawn of each element.
  @MainActor
  func drawing(_ change: @escaping (inout Drawing) -> Void) -> Self {
    adjusting { $0.drawn(change) }
  }

  /// The elements that stand for what is drawn here.
  @MainActor
  var standIns: [AccessibilityElement.ID] {
    drawnElements.flatMap { [$0.id] + ($0.drawing?.takers ?? []) }
  }
}

extension ResolvedElement {
  /// What a control exposes; of what is drawn, its inside as well.
  @MainActor @inline(__always)
  func asControl(around inside: [_ResolvedItem]) -> [_ResolvedItem] {
    DrawingWalk.isOn ? [.element(self)] + drawnInside(inside) : [.element(self)]
  }

  /// What is drawn inside a control: the control takes the taps, unless something inside reacts
  /// itself.
  @MainActor
  func drawnInside(_ inside: [_ResolvedItem]) -> [_ResolvedItem] {
    inside.taken(inBy: id).adjusting { part in
      guard part.activation == nil, part.tap == nil else { return part }
      return part.drawn { $0.isPartOfControl = true }
    }
  }
}
