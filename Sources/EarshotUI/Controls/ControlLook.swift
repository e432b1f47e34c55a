import EarshotTree

/// What is drawn of a control.
enum ControlLook {
  /// What is inside it, and nothing else.
  case inside
  /// The control, and what is inside it.
  case around
  /// The control, and its label beside it, unless labels are hidden.
  case labelled
  /// The control, which shows its value in words, and its label beside it, unless labels are hidden.
  case labelledValue
  /// The control, which shows its value in words.
  case value

  /// What is drawn, in the order of the structure.
  @MainActor
  func items(
    of element: ResolvedElement, around inside: [_ResolvedItem], in context: _ResolveContext
  ) -> [_ResolvedItem] {
    let label = context.environment.labelsAreHidden ? [] : inside
    switch self {
    case .inside: return inside.taken(inBy: element.id)
    case .around: return element.asControl(around: inside)
    case .labelled: return element.asControl(around: label)
    case .labelledValue:
      element.draw(as: .control, words: element.value)
      return element.asControl(around: label)
    case .value:
      element.draw(as: .control, words: element.value)
      return element.asControl(around: [])
    }
  }
}
