import EarshotTree

/// The framework's own words for facts that are read on demand.
public enum AXCustomContent {
  /// Whether a fact is spoken at once or on demand.
  public enum Importance: UInt, Hashable, Sendable {
    /// Read through the More Content rotor.
    case `default`
    /// Read whenever the element is.
    case high

    var tree: AccessibilityCustomContent.Importance { self == .high ? .high : .default }
  }
}

/// What tells facts about an element apart, and names them.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  let id: String

  /// A name for facts, and what tells it apart.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A name for facts, and what tells it apart.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A name for facts, which tells them apart too.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.key)
  }
}

/// Adds a fact, replaces the one of the same name, or takes it away.
struct CustomContentChange: ElementChange {
  static var rule: UIRule { .customContent }
  let label: Text
  let value: Text?
  let importance: AXCustomContent.Importance

  func worded(in environment: EnvironmentValues) -> Self {
    Self(
      label: label.worded(in: environment), value: value?.worded(in: environment),
      importance: importance)
  }

  func apply(to element: ResolvedElement) {
    let label = label.string
    let place = element.customContent.firstIndex { $0.label == label }
    guard let value = value?.string else {
      if let place { element.customContent.remove(at: place) }
      return
    }
    let content = AccessibilityCustomContent(
      label: label, value: value, importance: importance.tree)
    guard let place else { return element.customContent.append(content) }
    element.customContent[place] = content
  }
}

extension View {
  fileprivate nonisolated func adding(
    _ label: Text, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(
      ElementChangeModifier(
        change: CustomContentChange(label: label, value: value, importance: importance)))
  }

  /// Adds a fact, or takes the one of the key away where there is no value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(key.label, value, importance)
  }

  /// Adds a fact.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(key.label, Text(valueKey), importance)
  }

  /// Adds a fact.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(key.label, Text(value), importance)
  }

  /// Adds a fact.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(label, value, importance)
  }

  /// Adds a fact.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(Text(labelKey), value, importance)
  }

  /// Adds a fact.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(Text(labelKey), Text(valueKey), importance)
  }

  /// Adds a fact.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    adding(Text(labelKey), Text(value), importance)
  }
}
