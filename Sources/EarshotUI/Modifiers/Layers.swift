import struct Foundation.CGFloat

/// Lays a view over or under another.
public struct LayerModifier<Layer: View> {
  enum Position {
    case above
    case below
  }

  let layer: Layer
  let position: Position
}

extension LayerModifier: BuildingBlockModifier, ViewModifier {
  @inline(__always)
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let isArranged = context.isArranged
    context.isArranged = true
    context.updatePart(modifier.layer)
    context.isArranged = isArranged
    Modified._update(content, in: &context)
  }

  @inline(__always)
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let layer = context.resolvePart(modifier.layer)
    let content = Modified._resolve(content, in: &context)
    switch modifier.position {
    case .above: return content + noting(.overlay, on: layer)
    case .below: return noting(.background, on: layer) + content
    }
  }

  @MainActor
  private static func noting(_ rule: UIRule, on items: [_ResolvedItem]) -> [_ResolvedItem] {
    items.adjusting { $0.with(rule) { _ in } }
  }
}

extension View {
  /// Lays views over this one; they are read after it.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> ModifiedContent<Self, LayerModifier<Layer>> {
    modifier(LayerModifier(layer: content(), position: .above))
  }

  /// Lays a view over this one; it is read after it.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> ModifiedContent<Self, LayerModifier<Layer>> {
    modifier(LayerModifier(layer: overlay, position: .above))
  }

  /// Lays views under this one; they are read before it.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> ModifiedContent<Self, LayerModifier<Layer>> {
    modifier(LayerModifier(layer: content(), position: .below))
  }

  /// Lays a view under this one; it is read before it.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> ModifiedContent<Self, LayerModifier<Layer>> {
    modifier(LayerModifier(layer: background, position: .below))
  }

  /// Paints what lies behind; paint says nothing.
  public nonisolated func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }

  /// Paints a shape behind; paint says nothing.
  public nonisolated func background(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> Self { self }
}
