#if !canImport(Darwin)
  /// A picture as UIKit has it; what it shows is not known.
  public final class UIImage: Sendable {
    /// The size in points, of which nothing is known.
    public var size: CGSize { .zero }

    /// A picture without content.
    public init() {}

    /// The picture of an asset.
    public init?(named name: String) {}

    /// The picture of an asset.
    public init(resource: ImageResource) {}

    /// The picture of a system symbol.
    public init?(systemName name: String) {}

    /// A picture from the bytes of a file, if there are any.
    public init?(data: Data) {
      guard !data.isEmpty else { return nil }
    }

    /// A picture from a file.
    public init?(contentsOfFile path: String) {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
    }
  }

  extension Image {
    /// A picture of UIKit, which has no name.
    public init(uiImage: UIImage) { self.init(madeAtRunTimeWithLabel: nil) }
  }

  extension UIImage: Hashable {
    /// Only the same picture is equal, as nothing is known of what pictures show.
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
