/// A blur of what lies behind.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// The thinnest material.
  public static let ultraThin = Material(name: "ultraThin")
  /// A thin material.
  public static let thin = Material(name: "thin")
  /// A material of middling thickness.
  public static let regular = Material(name: "regular")
  /// A thick material.
  public static let thick = Material(name: "thick")
  /// The thickest material.
  public static let ultraThick = Material(name: "ultraThick")
  /// The material of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A material of middling thickness.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
