/// The node of a view that is built into the layer, with the modifiers around it.
final class ContentNode<Content: View>: _ViewNode {
  private var content: Content

  init(_ content: Content, graph: ViewGraph, place: Place) {
    self.content = content
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "\(Content.self)" }

  override var isOfLibrary: Bool { LibraryTypes.contain(Content.self) }

  func update(_ content: Content, environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
    invalidateExposure()
    var context = _UpdateContext(node: self)
    Content._update(content, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    var context = _ResolveContext(node: self)
    return Content._resolve(content, in: &context)
  }
}
