// Shortcuts of a keyboard; they say nothing, and no key is pressed here.
extension View {
  /// Acts at the press of a key.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
  /// Acts at the press of a key.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
}

/// A key that is pressed with others.
public struct KeyboardShortcut: Equatable, Sendable {
  /// What return does.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What escape does.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// A key with others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}
