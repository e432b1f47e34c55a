public import struct Foundation.CGFloat

/// Views one under another.
public struct VStack<Content: View> {
  let content: Content

  /// Stacks views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: LayoutContainer {}
