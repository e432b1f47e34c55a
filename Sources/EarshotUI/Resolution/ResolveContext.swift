import EarshotTree

/// The walk over a view's value that finds what it exposes; it meets children in the same order as
/// the walk that updated them.
@MainActor
public struct _ResolveContext {
  let node: _ViewNode
  var environment: EnvironmentValues
  private var place = 0

  init(node: _ViewNode) {
    self.node = node
    self.environment = node.environment
  }

  /// Begins in the middle of the walk over a value.
  init(node: _ViewNode, environment: EnvironmentValues, place: Int) {
    self.node = node
    self.environment = environment
    self.place = place
  }

  /// What the child that comes next exposes.
  mutating func resolveChild() -> [_ResolvedItem] {
    nextChild()?.exposedItems.items ?? []
  }

  /// The child that comes next, for what is asked of it later.
  mutating func nextChild() -> _ViewNode? {
    defer { place += 1 }
    return node.child(at: place)
  }

  /// What the child that comes next exposes, where its type is at hand and its value is not.
  mutating func resolveChild<Content: View>(of type: Content.Type) -> [_ResolvedItem] {
    resolveChild()
  }

  /// Passes by the place of a child that is absent.
  mutating func resolveAbsentChild() -> [_ResolvedItem] {
    skipChild()
    return []
  }

  /// Passes by the child that comes next.
  mutating func skipChild() { place += 1 }

  /// The identity of what is exposed at this node.
  var id: AccessibilityElement.ID {
    let path = node.path
    return AccessibilityElement.ID(rawValue: path.isEmpty ? "/" : path)
  }

  /// A new element at this node.
  func makeElement(_ rules: UIRule...) -> ResolvedElement {
    let element = ResolvedElement(id: id, rules: rules)
    element.actionsOrder = environment._accessibilityActionsOrder
    if DrawingWalk.isOn { element.drawing = Drawing(view: clientViewName) }
    return element
  }

  /// The name of the nearest view around that the app wrote.
  private var clientViewName: String? {
    var node: _ViewNode? = node
    while let current = node {
      if let name = current.clientViewName { return name }
      node = current.parent
    }
    return nil
  }
}
