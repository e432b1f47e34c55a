/// How the options of a picker are offered.
enum PickerPresentation {
  /// Behind a button.
  case menu
  /// One after another.
  case inline
  /// One after another, each with its place.
  case segments
  /// One at a time, to be turned.
  case wheel
}
