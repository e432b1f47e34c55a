import EarshotTree

extension View {
  /// Sets what a gesture does, or adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, ActionKindModifier> {
    modifier(ActionKindModifier(kind: actionKind.kind, handler: handler))
  }

  /// Adds an action that is chosen by the words of a view.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> ModifiedContent<Self, ActionBlockModifier<Button<Label>>> {
    modifier(ActionBlockModifier(block: Button(action: action, label: label)))
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, NamedActionModifier> {
    modifier(NamedActionModifier(name: name, handler: handler))
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, NamedActionModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that is chosen by name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, NamedActionModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the buttons of a builder as actions that are chosen by name.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, ActionBlockModifier<Content>> {
    modifier(ActionBlockModifier(block: content()))
  }

  /// Adds the buttons of a builder as actions that belong together.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, ActionBlockModifier<Content>> {
    modifier(ActionBlockModifier(block: content(), category: category))
  }
}
