/// What is measured, and the value.
public struct _Measure {
  let label: String
  let value: _Plotted
}
