public import SwiftUI

// How marks look, which nobody hears.
extension ChartContent {
  /// Draws the marks in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// Draws a symbol at each point.
  public func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }

  /// Draws a view at each point; what it says is not read.
  public func symbol(@ViewBuilder symbol: () -> some View) -> Self { self }

  /// Draws symbols of a size in square points.
  public func symbolSize(_ area: CGFloat) -> Self { self }

  /// Draws symbols of a size in points.
  public func symbolSize(_ size: CGSize) -> Self { self }

  /// Draws lines in a style.
  public func lineStyle(_ style: StrokeStyle) -> Self { self }

  /// Draws the line between points in a way.
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }

  /// Makes the marks see-through.
  public func opacity(_ opacity: Double) -> Self { self }

  /// Rounds corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    self
  }

  /// Clips the marks.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }

  /// Moves the marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Moves the marks.
  public func offset(_ offset: CGSize) -> Self { self }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> Self { self }

  /// Draws a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Draws the marks over or under others.
  public func zIndex(_ value: Double) -> Self { self }

  /// Draws a gradient across the whole chart rather than each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }

  /// Draws the marks on a layer of their own.
  public func compositingLayer() -> Self { self }
}
