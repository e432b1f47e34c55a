/// Screens that are shown one instead of the other, in the older spelling.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Starts with a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The topmost screen, and the bars around it.
  public var body: some View { NavigationStack { content } }
}
