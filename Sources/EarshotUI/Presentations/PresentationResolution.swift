import EarshotTree

/// What becomes of the elements that are shown over the screen.
@MainActor
struct PresentationResolution {
  private let presentation: Presentation
  private let context: _ResolveContext

  init(_ presentation: Presentation, in context: _ResolveContext) {
    self.presentation = presentation
    self.context = context
  }

  func resolve(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard let shown = presentation.kind.shown else { return items }
    let content = content(items)
    let id = AccessibilityElement.ID(rawValue: context.node.path + "/#modal")
    let container = AccessibilityContainer(
      id: id, kind: .modal, label: shown == .alert ? "Alert" : nil, presentation: shown)
    return [_ResolvedItem(.container(container, content))]
  }

  private func content(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    switch presentation.kind {
    case .push: items
    case .sheet: leaving(grabber + items, by: presentation.escape, .presentation)
    case .cover, .popover: leaving(items, by: presentation.escape, .presentation)
    case .alert: leaving(dismissing(items), by: cancel(in: items), .alert)
    case .dialog: leaving(cancelLast(dismissing(items)), by: presentation.escape, .dialog)
    case .menu: leaving(dismissing(items), by: presentation.escape, .presentation)
    }
  }

  /// The handle of a sheet. It changes only how high the sheet is, which nobody hears.
  private var grabber: [_ResolvedItem] {
    guard presentation.isGrabberShown else { return [] }
    let grabber = button("Sheet Grabber", id: "grabber", [.grabber, .grabberWords]) {}
    let handle = _ResolvedItem.element(grabber)
    grabber.draw(as: .control)
    guard let escape = presentation.escape else { return [handle] }
    let words = "Activate to dismiss pop-up window"
    return [handle, .element(button(words, id: "dismissal", [.sheetDismissal], escape))]
  }

  private func button(
    _ label: String, id: String, _ rules: [UIRule], _ activation: @escaping () -> Void
  ) -> ResolvedElement {
    let id = AccessibilityElement.ID(rawValue: "\(context.node.path)/#\(id)")
    let element = ResolvedElement(id: id, rules: rules)
    element.label = label
    element.traits = .button
    element.activation = activation
    return element
  }

  private func leaving(
    _ items: [_ResolvedItem], by escape: (() -> Void)?, _ rule: UIRule
  ) -> [_ResolvedItem] {
    items.adjusting { element in
      element.with(rule) { $0.escape = $0.escape ?? escape }
    }
  }

  /// Every button closes what it stands in, and then acts.
  private func dismissing(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    let presentation = presentation
    return items.adjusting { element in
      guard element.traits.contains(.button), let activation = element.activation else {
        return element
      }
      return element.with { copy in
        copy.activation = {
          presentation.dismiss()
          activation()
        }
      }
    }
  }

  private func cancel(in items: [_ResolvedItem]) -> (() -> Void)? {
    dismissing(items).allElements.first(where: \.isCancel)?.activation
  }

  private func cancelLast(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    DrawingWalk.isOn ? items : items.filter { !$0.isCancel } + items.filter(\.isCancel)
  }
}

extension Presentation.Kind {
  /// What is told of it; nil where nothing is hidden by it.
  fileprivate var shown: AccessibilityContainer.Presentation? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    case .menu: .menu
    case .push: nil
    }
  }
}

extension _ResolvedItem {
  fileprivate var isCancel: Bool {
    guard case .element(let element) = kind else { return false }
    return element.isCancel
  }
}
