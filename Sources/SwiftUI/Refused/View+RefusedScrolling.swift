#if !canImport(Darwin)
  public import EarshotUI

  // What a screen learns of its scrolling.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onScrollPhaseChange; use onAppear on a row"
    )
    public nonisolated func onScrollPhaseChange(_ action: (_Unmodelled, _Unmodelled) -> Void)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onScrollGeometryChange; use onAppear on a row"
    )
    public nonisolated func onScrollGeometryChange<Value: Equatable>(
      for type: Value.Type, of transform: (_Unmodelled) -> Value, action: (Value, Value) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onScrollVisibilityChange; use onAppear and onDisappear"
    )
    public nonisolated func onScrollVisibilityChange(
      threshold: Double = 0.5, _ action: (Bool) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onScrollTargetVisibilityChange; use onAppear on a row"
    )
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
      idType: ID.Type, threshold: Double = 0.5, _ action: ([ID]) -> Void
    ) -> Self { self }
  }
#endif
