import EarshotTree

/// A change that an accessibility modifier makes to an element.
protocol ElementChange {
  /// The rule that the change follows.
  static var rule: UIRule { get }

  /// Whether the change makes an element of something that had no words.
  static var givesWords: Bool { get }

  /// Makes the change.
  func apply(to element: ResolvedElement)

  /// Makes the change to a container, if it means something there.
  func apply(to container: inout AccessibilityContainer)
}

extension ElementChange {
  static var givesWords: Bool { false }

  func apply(to container: inout AccessibilityContainer) {}
}

/// Changes the elements of a view, or the container that the view was made into.
struct ElementChangeModifier<Change: ElementChange> {
  let change: Change
}

extension ElementChangeModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    modifier.applied(to: Modified._resolve(content, in: &context))
  }

  @MainActor
  private func applied(to items: [_ResolvedItem]) -> [_ResolvedItem] {
    items.map { item in
      switch item.kind {
      case .element(let element): return .element(changed(element))
      case .container(var container, let items):
        change.apply(to: &container)
        return _ResolvedItem(.container(container, items))
      case .rows(let rows, let adjustments):
        return _ResolvedItem(.rows(rows, adjustments + [{ changed($0) }]))
      }
    }
  }

  @MainActor
  private func changed(_ element: ResolvedElement) -> ResolvedElement {
    element.with(Change.rule) { copy in
      change.apply(to: copy)
      if Change.givesWords { copy.isLatent = false }
    }
  }
}
