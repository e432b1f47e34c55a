import EarshotTree

/// Something that was opened over the rest of a screen.
struct Overlay: Hashable, Sendable {
  /// The modal container, or the layer that keeps touches from what is behind.
  let id: AccessibilityElement.ID
  /// Whether assistive technology is told that the rest is out of reach.
  let isModal: Bool
  /// The elements in it, as far as they are known.
  let elements: [AccessibilityElement.ID]
  /// The elements that were there before and are still read.
  let behind: [AccessibilityElement.ID]

  /// Whether it is still there on a screen.
  func isThere(on screen: AuditedScreen) -> Bool {
    isModal
      ? screen.containers.contains { $0.id == id }
      : screen.drawn?.parts.contains { $0.id == id } == true
  }
}

extension AuditedStep {
  /// What was opened over the rest; something modal counts, and the layer that comes with it does
  /// not.
  var openedOverlays: [Overlay] {
    let known = Set(before.containers.map(\.id))
    let modals = after.modals.filter { !known.contains($0.id) }
    guard modals.isEmpty else {
      return modals.map { modal in
        Overlay(
          id: modal.id, isModal: true, elements: after.elements(in: modal.id).map(\.id), behind: [])
      }
    }
    return after.layers.compactMap(overlay)
  }

  /// A layer that comes together with elements in front of it, and lies over some that stay.
  private func overlay(of layer: (part: DrawnPart, place: Int)) -> Overlay? {
    guard before.drawn?.parts.contains(where: { $0.id == layer.part.id }) == false else {
      return nil
    }
    let parts = (after.drawn?.parts ?? []).map(\.id)
    let (under, over) = (Set(parts[..<layer.place]), Set(parts[(layer.place + 1)...]))
    let inFront = after.elements.filter { element in
      before[element.id] == nil && element.parts.contains { over.contains($0.id) }
    }
    let behind = after.elements.filter { element in
      before[element.id] != nil && element.parts.contains { under.contains($0.id) }
    }
    guard !inFront.isEmpty else { return nil }
    return Overlay(
      id: layer.part.id, isModal: false, elements: inFront.map(\.id), behind: behind.map(\.id))
  }
}
