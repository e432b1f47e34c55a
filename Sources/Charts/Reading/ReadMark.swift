import SwiftUI

/// A mark as it is read: where it is, what it measures there, and in which series.
struct ReadMark {
  let mark: _Mark
  /// Where the mark is: on the axis from left to right, unless only the other one has names.
  let place: _Span?
  /// What is measured there.
  let measure: _Span?

  init(_ mark: _Mark) {
    self.mark = mark
    if let angle = mark.angle {
      place = nil
      measure = angle
    } else if let x = mark.x, let y = mark.y {
      let isSideways = y.start.isCategory && !x.start.isCategory
      place = isSideways ? y : x
      measure = isSideways ? x : y
    } else {
      place = nil
      measure = mark.x ?? mark.y
    }
  }

  /// The place; where there is none, the series or what is measured.
  var name: String { place?.words ?? mark.series.first?.value.words ?? measure?.label ?? "" }

  /// The series, unless the mark is named by it.
  var seriesWords: String? {
    let series = place == nil ? mark.series.dropFirst() : mark.series[...]
    return series.isEmpty ? nil : series.map(\.value.words).joined(separator: ", ")
  }

  var label: Text { mark.label ?? Text(verbatim: name) }

  var value: Text {
    mark.value
      ?? Text(verbatim: [measure?.words, seriesWords].compactMap { $0 }.joined(separator: ", "))
  }
}

extension _Plotted {
  var isCategory: Bool {
    if case .category = self { true } else { false }
  }
}
