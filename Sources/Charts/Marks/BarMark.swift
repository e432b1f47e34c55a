import SwiftUI

/// A bar.
public struct BarMark: _MarkContent {
  private let mark: _Mark

  private init(x: _Span?, y: _Span?, series: _Measure? = nil) {
    var mark = _Mark()
    mark.x = x
    mark.y = y
    mark.isContinuous = false
    self.mark = series.map(mark.inSeries) ?? mark
  }

  /// The mark itself.
  public var _marks: [_Mark] { [mark] }

  /// A mark at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: _Span(x.measure), y: _Span(y.measure))
  }

  /// A mark from one value to another at a height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(x: _Span(xStart.measure, to: xEnd.measure), y: _Span(y.measure))
  }

  /// A mark from one height to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x: _Span(x.measure), y: _Span(yStart.measure, to: yEnd.measure))
  }

  /// A mark at one value, across the whole chart.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: _Span(x.measure), y: nil)
  }

  /// A mark at one value, across the whole chart.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: nil, y: _Span(y.measure))
  }
}
