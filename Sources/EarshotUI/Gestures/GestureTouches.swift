/// What a tap and a held touch do.
public struct _GestureTouches {
  var tap: (() -> Void)?
  var hold: (() -> Void)?
  /// How many taps it takes on the screen; a screen reader taps once.
  var tapCount = 1
  /// Whether the finger moves meanwhile, which a screen reader does not pass on.
  var isDrag = false
}
