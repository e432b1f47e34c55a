public import struct Foundation.CGFloat

/// Views one under another; a row is realised when it is asked for.
public struct LazyVStack<Content: View> {
  let content: Content

  /// Stacks views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
