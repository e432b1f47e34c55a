public import struct Foundation.CGFloat

/// Views in rows; a view is realised when it is asked for.
public struct LazyHGrid<Content: View> {
  let content: Content

  /// Fills rows column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
