#if !canImport(Darwin)
  public import EarshotUI

  // What the keyboard and the menu bar reach.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model focusedValue; use environment(_:_:)"
    )
    public nonisolated func focusedValue<Value>(_ keyPath: Any, _ value: Value) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model focusedSceneValue; use environment(_:_:)"
    )
    public nonisolated func focusedSceneValue<Value>(_ keyPath: Any, _ value: Value) -> Self {
      self
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model focusedObject; use environmentObject(_:)"
    )
    public nonisolated func focusedObject<Object>(_ object: Object) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model focusedSceneObject; use environmentObject(_:)"
    )
    public nonisolated func focusedSceneObject<Object>(_ object: Object) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model focusScope; use focused(_:)")
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model focusSection; leave it out; views are read as written"
    )
    public nonisolated func focusSection() -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model prefersDefaultFocus; use focused(_:)"
    )
    public nonisolated func prefersDefaultFocus(
      _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> Self { self }
  }
#endif
