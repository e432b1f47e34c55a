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
