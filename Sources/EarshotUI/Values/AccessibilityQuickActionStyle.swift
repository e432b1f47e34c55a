/// How quick actions are shown.
public protocol AccessibilityQuickActionStyle {}

/// Shows quick actions by an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// Makes an outline.
  public init() {}
}

/// Shows quick actions by a message.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// Makes a message.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline.
  public static var outline: Self { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A message.
  public static var prompt: Self { Self() }
}
