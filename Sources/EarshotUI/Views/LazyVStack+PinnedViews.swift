public import struct Foundation.CGFloat

extension LazyVStack {
  /// Stacks views from top to bottom, some of which stay in sight; nothing is read otherwise.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}
