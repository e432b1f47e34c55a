/// Views that can be scrolled; all of them are there, whether they are seen or not.
public struct ScrollView<Content: View> {
  let content: Content

  /// Lets views scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: LayoutContainer {}
