public import class Foundation.Bundle

/// A picture among the assets of an app.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Takes what the picture is called.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// A picture among the assets.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// A picture among the assets with words of its own.
  public init(_ resource: ImageResource, label: Text) { self.init(resource.name, label: label) }

  /// A picture among the assets that is not read.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Words with a picture among the assets.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }
}
