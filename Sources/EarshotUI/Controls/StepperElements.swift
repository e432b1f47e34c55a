import EarshotTree

/// Two buttons that are named after what they change.
struct StepperElements<Label: View, Down: View, Up: View> {
  let label: Label
  let down: Down
  let up: Up
}

extension StepperElements: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    context.updateChild(view.label)
    context.updateChild(view.down)
    context.updateChild(view.up)
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let label = context.resolveChild()
    let buttons = context.resolveChild() + context.resolveChild()
    guard !DrawingWalk.isOn else { return drawn(label, buttons, in: context) }
    let name = label.heardElements.words
    return buttons.adjusting { button in
      button.with(.stepper) { $0.label = [name, button.label].compactMap(\.self).joinedWords }
    }
  }

  /// The buttons are seen as signs, and not by the words that they are known by.
  @MainActor
  private static func drawn(
    _ label: [_ResolvedItem], _ buttons: [_ResolvedItem], in context: _ResolveContext
  ) -> [_ResolvedItem] {
    let controls = buttons.drawnElements.filter { $0.drawing?.kind == .control }
    let seen = context.environment.labelsAreHidden ? [] : label
    return seen.taken(inBy: controls.map(\.id)) + controls.map { .element($0) }
  }
}
