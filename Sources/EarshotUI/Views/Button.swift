import EarshotTree

/// Something that acts when it is pressed.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button that looks like a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a purpose that looks like a view.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    let look = context.environment[styles: ButtonLook.self].current
    guard let styled = look?.view(of: view.configuration)
    else { return Label._update(view.label, in: &context) }
    let outside = context.environment
    context.environment[styles: ButtonLook.self] = outside[styles: ButtonLook.self].further
    context.updateChild(styled)
    context.environment = outside
  }

  /// What a look makes stays a look: no two kinds of looks come to the same place one after another,
  /// because the modifier that sets one is part of the type of the views around.
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let look = context.environment[styles: ButtonLook.self].current
    let isStyled = look?.isOwn == true
    let label = isStyled ? context.resolveChild() : Label._resolve(view.label, in: &context)
    let inside = label.heardElements
    let element = context.makeElement(.button)
    element.label = inside.words
    element.traits = .button
    if !context.environment.isEnabled { element.disable() }
    element.activation = view.action
    element.takeOver(from: inside)
    element.isCancel = view.role == .cancel
    if isStyled { element.rules.append(.styledButton) }
    if look?.isReacting == true, let activation = inside.activation {
      element.activation = activation
      element.rules.append(.primitiveStyle)
    }
    if DrawingWalk.isOn, look?.addsRoom != true {
      element.noteTouchSize(ofLabel: view.label, in: context)
    }
    return element.asControl(around: label)
  }

  @MainActor
  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: _StyleContent(label), action: action)
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

  /// Makes a button with a title and a purpose.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title and a purpose.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
