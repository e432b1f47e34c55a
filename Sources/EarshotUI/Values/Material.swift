/// A blur of what lies behind.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// A material of middling thickness.
  public static let regular = Material(name: "regular")
  /// A thin material.
  public static let thin = Material(name: "thin")
  /// A thick material.
  public static let thick = Material(name: "thick")
}

extension ShapeStyle where Self == Material {
  /// A material of middling thickness.
  public static var regularMaterial: Material { .regular }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
}
