public import struct Foundation.CGFloat

/// Views beside each other.
public struct HStack<Content: View> {
  let content: Content

  /// Stacks views along the reading direction.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: LayoutContainer {}
