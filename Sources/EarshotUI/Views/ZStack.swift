/// Views one upon another, read from the lowest to the topmost.
public struct ZStack<Content: View> {
  let content: Content

  /// Stacks views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: LayoutContainer {}
