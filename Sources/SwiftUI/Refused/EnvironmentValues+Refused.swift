#if !canImport(Darwin)
  public import EarshotUI

  // What an environment does not hold.
  extension EnvironmentValues {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model openWindow; use sheet or NavigationLink"
    )
    public var openWindow: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model dismissWindow; use dismiss")
    public var dismissWindow: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model openSettings; use NavigationLink")
    public var openSettings: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model requestReview; leave it out; there is no store"
    )
    public var requestReview: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model resetFocus; use FocusState")
    public var resetFocus: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model rename; use a Button")
    public var rename: _Unmodelled? { nil }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model undoManager; keep former values in State"
    )
    public var undoManager: _Unmodelled? { nil }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model managedObjectContext; use an Observable class"
    )
    public var managedObjectContext: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model modelContext; use an Observable class"
    )
    public var modelContext: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model newDocument; use an Observable class"
    )
    public var newDocument: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model openDocument; use openURL")
    public var openDocument: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model purchase; leave it out; there is no store"
    )
    public var purchase: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model supportsMultipleWindows; leave it out; there is one window"
    )
    public var supportsMultipleWindows: Bool { false }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model isFocused; use FocusState")
    public var isFocused: Bool { false }
  }
#endif
