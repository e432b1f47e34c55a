/// The names of an app's pictures and colours.
public struct AssetNames: Hashable, Sendable {
  /// The pictures and symbols of catalogues; those of a name space have it in front, with a slash.
  public var images: [String]
  /// The colours of catalogues.
  public var colors: [String]
  /// The pictures that lie about by themselves, without endings.
  public var looseImages: [String]

  /// Names in the order in which they are listed.
  public init(images: [String] = [], colors: [String] = [], looseImages: [String] = []) {
    self.images = images
    self.colors = colors
    self.looseImages = looseImages
  }

  init(_ assets: [FoundFiles.Asset]) {
    func names(_ kinds: FoundFiles.Asset.Kind...) -> [String] {
      Set(assets.filter { kinds.contains($0.kind) }.map(\.name)).sorted()
    }
    self.init(
      images: names(.image, .symbol), colors: names(.color), looseImages: names(.looseImage))
  }
}
