/// One row of a grid.
public struct GridRow<Content: View> {
  let content: Content

  /// Arranges views beside each other.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { nil }
}
