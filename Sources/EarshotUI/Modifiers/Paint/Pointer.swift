public import struct Foundation.CharacterSet

// Modifiers for a pointer and for keys, of which there are none here.
extension View {
  /// Runs code when a pointer comes and goes, which never happens here.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// Lets keys reach the view.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> Self { self }
  /// Lets keys reach the view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> Self { self }
  /// Runs code when a key is pressed, which never happens here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> Self { self }
  /// Runs code when a key is pressed, which never happens here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// Runs code when one of some keys is pressed, which never happens here.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// Runs code when a key types one of some characters, which never happens here.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// Runs code when any key is pressed, which never happens here.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
}
