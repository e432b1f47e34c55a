// swift-format-ignore: DontRepeatTypeInStaticProperties
extension Color {
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
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown.
  public static let brown = Color("brown")
  /// The colour of text.
  public static let primary = Color("primary")
  /// The colour of text that matters less.
  public static let secondary = Color("secondary")
}

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
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
}
