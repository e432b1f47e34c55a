import EarshotTree

/// Something that acts when it is pressed.
public struct Button<Label: View> {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?

  /// Makes a button that looks like a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a purpose that looks like a view.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }
}

extension Button: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    Label._update(view.label, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let inside = Label._resolve(view.label, in: &context).allElements.filter { !$0.isLatent }
    let element = context.makeElement(.button)
    element.label = buttonLabel(of: inside)
    element.traits = .button
    if !context.environment.isEnabled { element.disable() }
    element.activation = view.action
    element.isCancel = view.role == .cancel
    return [.element(element)]
  }

  /// The texts of the label; where there are none, what buttons and then pictures in it are called.
  private static func buttonLabel(of elements: [ResolvedElement]) -> String? {
    let words = elements.filter { !$0.traits.contains(.image) }
    let texts = words.filter { $0.traits.isDisjoint(with: [.button, .link]) }
    return texts.compactMap(\.label).joinedWords ?? words.compactMap(\.label).joinedWords
      ?? elements.compactMap(\.label).joinedWords
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
