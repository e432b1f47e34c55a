/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours that are given.
  public static let palette = SymbolRenderingMode(name: "palette")
}
