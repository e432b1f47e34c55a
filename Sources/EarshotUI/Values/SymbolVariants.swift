/// The form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// As it is.
  public static let none = SymbolVariants(name: "")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Crossed out.
  public static let slash = SymbolVariants(name: "slash")

  /// The form, in a circle too.
  public var circle: SymbolVariants { SymbolVariants(name: "\(name).circle") }
  /// The form, in a square too.
  public var square: SymbolVariants { SymbolVariants(name: "\(name).square") }
  /// The form, in a rectangle too.
  public var rectangle: SymbolVariants { SymbolVariants(name: "\(name).rectangle") }
  /// The form, filled too.
  public var fill: SymbolVariants { SymbolVariants(name: "\(name).fill") }
  /// The form, crossed out too.
  public var slash: SymbolVariants { SymbolVariants(name: "\(name).slash") }
}
