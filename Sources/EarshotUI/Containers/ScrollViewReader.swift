/// Views that can be scrolled to.
public struct ScrollViewReader<Content: View> {
  private let content: (ScrollViewProxy) -> Content

  /// Hands what scrolls to views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views; reading reaches every view, wherever it was scrolled to.
public struct ScrollViewProxy {
  /// Scrolls to the view of an identity, which moves no cursor.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
