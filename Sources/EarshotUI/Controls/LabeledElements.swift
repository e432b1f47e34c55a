import EarshotTree

/// What labelled content exposes.
struct LabeledElements<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledElements: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    context.updateChild(view.label)
    context.updateChild(view.content)
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let label = context.resolveChild()
    let content = context.resolveChild()
    guard !DrawingWalk.isOn else {
      let seen = context.environment.labelsAreHidden ? content : label + content
      return seen.taken(inBy: context.id)
    }
    let inside = content.heardElements
    guard !inside.isEmpty else { return [] }
    guard inside.allSatisfy(\.isPlainText) else {
      return context.environment.labelsAreHidden ? content : label + content
    }
    let element = context.makeElement(.labeledContent)
    element.label = label.heardElements.words
    element.value = inside.words
    element.traits = .staticText
    return [.element(element)]
  }
}

extension ResolvedElement {
  /// Whether the element only says something.
  var isPlainText: Bool {
    traits.subtracting([.staticText, .notEnabled]).isEmpty && value == nil && actions.isEmpty
      && activation == nil && tap == nil && longPress == nil
  }
}
