public import struct Foundation.CGFloat

/// Views in columns; a row is realised when it is asked for.
public struct LazyVGrid<Content: View> {
  let content: Content

  /// Fills columns row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
