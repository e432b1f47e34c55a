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
