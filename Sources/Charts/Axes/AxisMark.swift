public import SwiftUI

/// What is drawn at one value of an axis; none of it is read.
public protocol AxisMark {}

extension AxisMark {
  /// Draws it in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// Writes it in a font.
  public func font(_ font: Font?) -> Self { self }

  /// Moves it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
