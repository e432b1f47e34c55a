import EarshotTree

/// Has a view hide its siblings from a reader.
struct ModalModifier {
  let isModal: Bool
}

extension ModalModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard modifier.isModal, !items.isEmpty else { return items }
    let noted = items.adjusting { $0.with(.modal) { _ in } }
    if noted.count == 1, case .container(var container, let inside) = noted[0].kind,
      container.kind == .group
    {
      container.kind = .modal
      return [_ResolvedItem(.container(container, inside))]
    }
    let id = AccessibilityElement.ID(rawValue: context.node.path + "/#modal")
    return [_ResolvedItem(.container(AccessibilityContainer(id: id, kind: .modal), noted))]
  }
}
