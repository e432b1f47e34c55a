import SwiftUI

/// A point of the edge of an area.
public struct AreaMark: _MarkContent {
  private let mark: _Mark

  private init(x: _Span?, y: _Span?, series: _Measure? = nil) {
    var mark = _Mark()
    mark.x = x
    mark.y = y
    mark.isContinuous = true
    self.mark = series.map(mark.inSeries) ?? mark
  }

  /// The mark itself.
  public var _marks: [_Mark] { [mark] }

  /// A mark at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: _Span(x.measure), y: _Span(y.measure))
  }

  /// A mark at two values, in a series of its own.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: _Span(x.measure), y: _Span(y.measure), series: series.measure)
  }

  /// A mark from one height to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: _Span(x.measure), y: _Span(yStart.measure, to: yEnd.measure))
  }
}
