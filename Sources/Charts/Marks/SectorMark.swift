public import SwiftUI

/// A part of a circle.
public struct SectorMark: _MarkContent {
  private let mark: _Mark

  /// A part of a circle that measures something by its angle.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = _Mark()
    mark.angle = _Span(angle.measure)
    self.mark = mark
  }

  /// The mark itself.
  public var _marks: [_Mark] { [mark] }
}
