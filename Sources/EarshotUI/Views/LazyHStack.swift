public import struct Foundation.CGFloat

/// Views beside each other; one is realised when it is asked for.
public struct LazyHStack<Content: View> {
  let content: Content

  /// Stacks views along the reading direction.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
