#if !canImport(Darwin)
  public import EarshotUI

  // Values that come up from inside.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model anchorPreference; use preference(key:value:)"
    )
    public nonisolated func anchorPreference<Key: PreferenceKey>(
      key: Key.Type, value: _Unmodelled, transform: (_Unmodelled) -> Key.Value
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model overlayPreferenceValue; use onPreferenceChange"
    )
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
      _ key: Key.Type, @ViewBuilder _ transform: (Key.Value) -> Overlay
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model backgroundPreferenceValue; use onPreferenceChange"
    )
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Overlay: View>(
      _ key: Key.Type, @ViewBuilder _ transform: (Key.Value) -> Overlay
    ) -> Self { self }
  }
#endif
