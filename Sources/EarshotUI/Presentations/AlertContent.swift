/// What an alert or a dialog holds: its title, its message and its buttons.
struct AlertContent<Message: View, Actions: View> {
  let title: Text?
  let message: Message
  let actions: Actions
  /// What the button is called that is there when there would be no other, or none to cancel.
  let fallback: String
  /// Whether the fallback is there whenever no button cancels.
  let alwaysCancels: Bool
}

extension AlertContent: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateChild(ifPresent: view.title)
    context.updateChild(view.message)
    context.updateChild(view.actions)
    context.updateChild(
      Button(role: .cancel) {
      } label: {
        Text(verbatim: view.fallback)
      })
  }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let words = context.resolveChild() + context.resolveChild()
    let actions = context.resolveChild()
    let fallback = context.resolveChild()
    let elements = actions.allElements
    let isFallbackNeeded =
      view.alwaysCancels ? !elements.contains(where: \.isCancel) : elements.isEmpty
    return words + actions + (isFallbackNeeded ? fallback : [])
  }
}
