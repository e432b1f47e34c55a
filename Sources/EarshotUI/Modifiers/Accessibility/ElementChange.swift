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

  /// Whether a container hands the change down to the elements in it.
  static var isHandedDown: Bool { get }

  /// Makes the change to an element in a container, unless one further in did.
  func handDown(to element: ResolvedElement)
}

extension ElementChange {
  static var givesWords: Bool { false }

  static var isHandedDown: Bool { false }

  func apply(to container: inout AccessibilityContainer) {}

  func handDown(to element: ResolvedElement) {}
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
        return _ResolvedItem(.container(container, handedDown(to: items)))
      case .rows(let rows, let adjustments):
        return _ResolvedItem(.rows(rows, adjustments + [{ changed($0) }]))
      }
    }
  }

  @MainActor
  private func handedDown(to items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard Change.isHandedDown else { return items }
    return items.adjusting { element in
      element.with(Change.rule) { change.handDown(to: $0) }
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
