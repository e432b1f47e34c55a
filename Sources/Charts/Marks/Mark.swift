import SwiftUI

/// One mark of a chart: its measures, and what is said of it.
public struct _Mark {
  /// What the mark is known by, outermost first.
  private(set) var path: [AnyHashable] = []
  /// The measure from left to right.
  var x: _Span?
  /// The measure upwards.
  var y: _Span?
  /// What a sector's angle measures.
  var angle: _Span?
  /// What tells the mark's series apart, each once.
  var series: [_Measure] = []
  /// Whether the mark is part of a line.
  var isContinuous = false
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
  /// What is written beside the mark.
  var annotations: [AnyView] = []

  /// The mark as part of something with an identity.
  func known(by id: some Hashable) -> _Mark {
    var mark = self
    mark.path.insert(AnyHashable(id), at: 0)
    return mark
  }

  /// The mark with something that tells its series apart.
  func inSeries(_ measure: _Measure) -> _Mark {
    guard !series.contains(where: { $0.value == measure.value }) else { return self }
    var mark = self
    mark.series.append(measure)
    return mark
  }
}
