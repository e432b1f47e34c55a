/// One of the two ways through things that stand in order.
enum Direction: Int {
  case backward = -1
  case forward = 1

  /// How far one step moves a place.
  var offset: Int { rawValue }

  /// The other way.
  var opposite: Direction { self == .forward ? .backward : .forward }
}
