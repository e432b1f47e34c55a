/// What a tap and a held touch do.
public struct _GestureTouches {
  var tap: (() -> Void)?
  var hold: (() -> Void)?
}
