#if !canImport(Darwin)
  public import EarshotUI

  /// Stands for a gesture that is refused, so that the refusal is the only error of it.
  public struct _RefusedGesture<Value> {
    /// As it is written.
    public func onEnded(_ action: @escaping (Value) -> Void) -> TapGesture { TapGesture() }
    /// As it is written.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _RefusedGesture { self }
    /// As it is written.
    public func updating<State>(
      _ state: GestureState<State>,
      body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _RefusedGesture { self }
  }

  /// What two gestures at once tell.
  public struct _Both<First, Second> {
    /// What the first tells.
    public var first: First?
    /// What the second tells.
    public var second: Second?
  }

  /// What two gestures in turn tell.
  public enum _InTurn<First, Second> {
    /// The first goes on.
    case first(First)
    /// The first is over.
    case second(First, Second?)
  }

  /// What one of two gestures tells.
  public enum _Either<First, Second> {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)
  }
#endif
