import SwiftUI

/// A point.
public struct PointMark: _MarkContent {
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
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: _Span(x.measure), y: _Span(y.measure))
  }

  /// A mark at one value, across the whole chart.
  public init<X: Plottable>(x: PlottableValue<X>) {
    self.init(x: _Span(x.measure), y: nil)
  }

  /// A mark at one value, across the whole chart.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    self.init(x: nil, y: _Span(y.measure))
  }
}
