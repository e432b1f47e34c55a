/// The node of a part of a built-in view: it has state of its own, but its content is kept by the
/// view around, which hands it over whenever it is resolved.
///
/// A copy of the content would cost as much as the content itself, at every level again.
final class PartNode: _ViewNode {
  private let type: any View.Type

  init(of type: any View.Type, graph: ViewGraph, place: Place) {
    self.type = type
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "\(type)" }

  override var isOfLibrary: Bool { LibraryTypes.contain(type) }

  func update<Content: View>(_ content: Content, environment: EnvironmentValues) {
    self.environment = environment
    invalidateExposure()
    var context = _UpdateContext(node: self)
    Content._update(content, in: &context)
  }

  /// What the content exposes; resolved once, until something in it changes.
  func exposedItems<Content: View>(of content: Content) -> [_ResolvedItem] {
    exposedItems {
      var context = _ResolveContext(node: self)
      return Content._resolve(content, in: &context)
    }.items
  }

  /// Asked without the content, the node has the view around resolved, which knows it.
  override func resolveItems() -> [_ResolvedItem] {
    _ = exposer?.exposedItems
    return lastExposed?.items ?? []
  }
}

extension _UpdateContext {
  /// Updates the part that comes next, or creates it.
  ///
  /// What stands at nodes of its own needs none around them.
  mutating func updatePart<Content: View>(_ content: Content) {
    guard !Content._standsAtOwnNode else { return Content._update(content, in: &self) }
    updateKeyedPart(content, key: .place(Int32(place)))
  }

  /// Updates the part that comes next, if it stands on the same branch.
  mutating func updateKeyedPart<Content: View>(_ content: Content, branch: NodeKey.Branch) {
    updateKeyedPart(content, key: .branch(Int32(place), branch))
  }

  /// Updates the part that comes next, if it has the same identity.
  mutating func updateKeyedPart<Content: View>(_ content: Content, identity: String) {
    updateKeyedPart(content, key: nextKey(identity: identity))
  }

  private mutating func updateKeyedPart<Content: View>(_ content: Content, key: NodeKey) {
    guard !Content._isComposite else { return updateChild(content, key: key) }
    let graph = node.graph
    let environment = environment
    updateChild(
      key: key, make: { PartNode(of: Content.self, graph: graph, place: $0) },
      update: { $0.update(content, environment: environment) })
  }
}

extension _ResolveContext {
  /// What the part that comes next exposes, which was updated as a part.
  mutating func resolvePart<Content: View>(_ content: Content) -> [_ResolvedItem] {
    guard !Content._standsAtOwnNode else { return Content._resolve(content, in: &self) }
    return resolveKeyedPart(content)
  }

  /// What the part that comes next exposes, which was updated by its branch or identity.
  mutating func resolveKeyedPart<Content: View>(_ content: Content) -> [_ResolvedItem] {
    guard let child = nextChild() else { return [] }
    guard let part = child as? PartNode else { return child.exposedItems.items }
    return part.exposedItems(of: content)
  }
}
