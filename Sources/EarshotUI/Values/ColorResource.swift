public import class Foundation.Bundle

/// A colour among the assets of an app.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Takes what the colour is called.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour among the assets.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
