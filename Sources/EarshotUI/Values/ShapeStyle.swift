/// Something that a shape or text can be painted with.
public protocol ShapeStyle: Sendable {}

/// A colour; paint is accepted, and says nothing.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  /// The colour of an asset.
  public init(_ name: String) { self.name = name }

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// The colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color("\(name) at \(opacity)") }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of controls.
  public static let accentColor = Color("accentColor")
  /// Nothing seen, and touches still reach it.
  public static let clear = Color("clear")
  /// Black.
  public static let black = Color("black")
  /// White.
  public static let white = Color("white")
  /// Grey.
  public static let gray = Color("gray")
  /// Red.
  public static let red = Color("red")
  /// Blue.
  public static let blue = Color("blue")
  /// Green.
  public static let green = Color("green")
  /// The colour of text.
  public static let primary = Color("primary")
  /// The colour of text that matters less.
  public static let secondary = Color("secondary")
}

extension Color: SilentView {}

extension ShapeStyle where Self == Color {
  /// Nothing seen.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Blue.
  public static var blue: Color { .blue }
  /// Green.
  public static var green: Color { .green }
}

/// A style that takes its colour from what surrounds it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// What matters least.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The colour of controls.
  public init() {}

  /// The colour of controls, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { .accentColor.opacity(opacity) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of a screen.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The background of a screen.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }
}
