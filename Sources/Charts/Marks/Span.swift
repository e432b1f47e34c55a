/// A measure from one value to another, or at one.
struct _Span {
  let label: String
  let start: _Plotted
  /// Where it ends; nil where it is one value.
  let end: _Plotted?

  init(_ measure: _Measure, to end: _Measure? = nil) {
    label = measure.label
    start = measure.value
    self.end = end?.value
  }

  var words: String { end.map { "\(start.words) to \($0.words)" } ?? start.words }
}
