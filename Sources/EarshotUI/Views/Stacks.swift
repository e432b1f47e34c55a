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

/// Views one upon another, read from the lowest to the topmost.
public struct ZStack<Content: View> {
  let content: Content

  /// Stacks views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: LayoutContainer {}

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
