// Shortcuts of a keyboard; they say nothing, and no key is pressed here.
extension View {
  /// Acts at the press of a key.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
}
