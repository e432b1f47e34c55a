public import struct Foundation.CGFloat

/// Views whose glass flows together; they are read as they stand.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Holds views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
