#if !canImport(Darwin)
  public import EarshotUI

  // Gestures of several parts.
  extension Gesture {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model simultaneously; write one gesture modifier for each"
    )
    public func simultaneously<Other: Gesture>(with other: Other) -> _RefusedGesture<
      _Both<Value, Other.Value>
    > {
      _RefusedGesture()
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model sequenced; write one gesture modifier for each"
    )
    public func sequenced<Other: Gesture>(before other: Other) -> _RefusedGesture<
      _InTurn<Value, Other.Value>
    > {
      _RefusedGesture()
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model exclusively; write one gesture modifier for each"
    )
    public func exclusively<Other: Gesture>(before other: Other) -> _RefusedGesture<
      _Either<Value, Other.Value>
    > {
      _RefusedGesture()
    }
  }
#endif
