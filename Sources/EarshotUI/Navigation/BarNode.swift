/// The node of something in the bars around a screen: it stands where it was written, and is
/// exposed by the screen.
class BarNode: _ViewNode {
  var placement = BarPlacement.none
  private weak var screen: ScreenModel?

  override var exposer: _ViewNode? { screen?.host }

  /// Enters the bars of a screen, leaving those of another.
  final func enter(_ screen: ScreenModel?, at placement: BarPlacement) {
    self.placement = placement
    if self.screen !== screen { self.screen?.remove(self) }
    self.screen = screen
    screen?.place(self)
  }

  override func detach() {
    guard isAttached else { return }
    super.detach()
    screen?.remove(self)
  }
}

/// The node of bar content of one type.
final class BarContentNode<Content: View>: BarNode {
  private var content: Content

  init(_ content: Content, graph: ViewGraph, place: Place) {
    self.content = content
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "\(Content.self) in a bar" }

  func update(_ content: Content, at placement: BarPlacement, environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
    enter(environment.screen, at: placement)
    invalidateExposure()
    var context = _UpdateContext(node: self)
    context.isLazy = false
    Content._update(content, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    var context = _ResolveContext(node: self)
    return Content._resolve(content, in: &context)
  }
}

extension _UpdateContext {
  /// Updates the child that comes next, which is exposed by the screen around.
  mutating func updateBar<Content: View>(_ content: Content, at placement: BarPlacement) {
    let graph = node.graph
    let environment = environment
    updateChild(
      make: { BarContentNode(content, graph: graph, place: $0) },
      update: { $0.update(content, at: placement, environment: environment) })
  }
}
