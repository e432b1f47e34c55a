public import struct Foundation.CGFloat
public import struct Foundation.URL

/// A picture from an address.
///
/// Nothing is fetched here: with an address the picture counts as loaded, without one it never is.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// A picture from an address, shown as its loading stands.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// A picture from an address, with a view in its place until it is there.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}

extension AsyncImage where Content == Image? {
  /// A picture from an address.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in phase.image }
  }
}

extension AsyncImage: View {
  /// What is made of the picture.
  public var body: some View {
    content(phase).modifier(RuleModifier(rule: .asyncImage))
  }

  private var phase: AsyncImagePhase {
    url == nil ? .empty : .success(Image(madeAtRunTimeWithLabel: nil))
  }
}
