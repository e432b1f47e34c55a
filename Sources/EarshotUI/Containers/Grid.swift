public import struct Foundation.CGFloat

/// Rows of views that stand under each other.
public struct Grid<Content: View> {
  let content: Content

  /// Arranges rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: LayoutContainer {}
