import EarshotTree

/// The button of a menu, and what it opened.
struct MenuElements<Label: View, Items: View> {
  let label: Label
  let items: Items?
  let primaryAction: (() -> Void)?
  let isOpen: Binding<Bool>
}

extension MenuElements: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    context.updateChild(view.label)
    let outside = context.environment
    context.environment.isInMenu = true
    context.updateChild(view.items)
    context.environment = outside
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let isOpen = view.isOpen
    let element = context.makeElement(.menu)
    let inside = context.resolveChild()
    let label = inside.heardElements
    element.label = label.words
    element.takeOver(from: label)
    element.traits = [.button, .popUpButton]
    if !context.environment.isEnabled { element.disable() }
    let open = { isOpen.wrappedValue = true }
    element.activation = view.primaryAction ?? open
    element.longPress = view.primaryAction == nil ? nil : open
    if view.primaryAction == nil { element.hint = SystemHint.opensPicker }
    let items = context.resolveChild()
    if DrawingWalk.isOn { element.noteTouchSize(ofLabel: view.label, in: context) }
    let button = element.asMenu(around: inside)
    guard view.items != nil else { return button }
    return button + [OpenMenu.over(element, items: items) { isOpen.wrappedValue = false }]
  }
}

extension ResolvedElement {
  /// The button of a menu; of what is drawn, one that a finger can hold.
  @MainActor
  fileprivate func asMenu(around label: [_ResolvedItem]) -> [_ResolvedItem] {
    if DrawingWalk.isOn {
      longPress = nil
      drawing?.touches.insert(.menu)
    }
    return asControl(around: label)
  }
}
