/// Views that are made for a size.
///
/// Nothing is laid out here: the size is always that of the nominal screen, 393 × 852 points, and
/// every frame begins at its corner.
public struct GeometryReader<Content: View> {
  private let content: (GeometryProxy) -> Content

  /// Hands a size to views.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The views.
  public var body: some View { content(GeometryProxy()) }
}
