/// A style that takes its colour from what surrounds it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// What matters very little.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// What matters least.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
