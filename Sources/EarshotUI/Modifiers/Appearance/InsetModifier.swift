public import struct Foundation.CGFloat

/// Puts views at an edge of others.
struct InsetModifier<Inset: View> {
  let inset: Inset
  let isBefore: Bool
}

extension InsetModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(modifier.inset)
    Modified._update(content, in: &context)
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let inset = context.resolveChild().adjusting { $0.with(.inset) { _ in } }
    let content = Modified._resolve(content, in: &context)
    return modifier.isBefore ? inset + content : content + inset
  }
}

extension View {
  /// Puts views at the top or bottom; they are read first or last.
  public nonisolated func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .top))
  }

  /// Puts views at a side; they are read first or last.
  public nonisolated func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .leading))
  }

  /// Puts a bar at the top or bottom; it is read first or last.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .top))
  }

  /// Puts a bar at a side; it is read first or last.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .leading))
  }
}
