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
    let name = context.resolveChild().heardElements.words
    let buttons = context.resolveChild() + context.resolveChild()
    return buttons.adjusting { button in
      button.with(.stepper) { $0.label = [name, button.label].compactMap(\.self).joinedWords }
    }
  }
}
