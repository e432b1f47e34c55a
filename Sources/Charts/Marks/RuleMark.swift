import SwiftUI

/// A line across the chart, or a part of it.
public struct RuleMark: _MarkContent {
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

  /// A mark at one value, across the whole chart.
  public init<X: Plottable>(x: PlottableValue<X>) {
    self.init(x: _Span(x.measure), y: nil)
  }

  /// A mark at one value, across the whole chart.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    self.init(x: nil, y: _Span(y.measure))
  }

  /// A mark from one value to another at a height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: _Span(xStart.measure, to: xEnd.measure), y: _Span(y.measure))
  }

  /// A mark from one height to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: _Span(x.measure), y: _Span(yStart.measure, to: yEnd.measure))
  }
}
