/// A style that is named by its purpose.
public struct SemanticShapeStyle: ShapeStyle, Hashable {
  private let name: String

  fileprivate init(_ name: String) { self.name = name }
}

extension ShapeStyle where Self == SemanticShapeStyle {
  /// What is chosen.
  public static var selection: SemanticShapeStyle { .init("selection") }
  /// Lines between rows.
  public static var separator: SemanticShapeStyle { .init("separator") }
  /// Words that stand in for what is not there yet.
  public static var placeholder: SemanticShapeStyle { .init("placeholder") }
  /// Links.
  public static var link: SemanticShapeStyle { .init("link") }
  /// The inside of shapes.
  public static var fill: SemanticShapeStyle { .init("fill") }
  /// The background of a window.
  public static var windowBackground: SemanticShapeStyle { .init("windowBackground") }
}
