import EarshotTree

/// A value that goes up and down by steps.
public struct Stepper<Label: View> {
  /// What the buttons do now; nil where there is nothing to do.
  struct Moves {
    let up: (() -> Void)?
    let down: (() -> Void)?
  }

  private let label: Label
  private let moves: () -> Moves
  private let onEditingChanged: (Bool) -> Void

  init(
    label: Label, onEditingChanged: @escaping (Bool) -> Void, moves: @escaping () -> Moves
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.moves = moves
  }
}

extension Stepper: View {
  public var body: some View {
    let moves = moves()
    StepperElements(
      label: label, down: button("Decrement", moves.down), up: button("Increment", moves.up))
  }

  private func button(_ title: String, _ move: (() -> Void)?) -> some View {
    Button(title) { [onEditingChanged] in
      onEditingChanged(true)
      move?()
      onEditingChanged(false)
    }
    .disabled(move == nil)
  }
}

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
