import EarshotTree

/// A change that an accessibility modifier makes to an element.
protocol ElementChange {
  /// The rule that the change follows.
  static var rule: UIRule { get }

  /// Whether the change makes an element of something that had no words.
  static var givesWords: Bool { get }

  /// The change with the words that it has in an environment.
  func worded(in environment: EnvironmentValues) -> Self

  /// Makes the change.
  func apply(to element: ResolvedElement)

  /// Makes the change to a container, if it means something there.
  func apply(to container: inout AccessibilityContainer)

  /// Notes what is seen of the change; nothing else of it matters to what is drawn.
  func note(in drawing: inout Drawing)

  /// Whether a container hands the change down to the elements in it.
  static var isHandedDown: Bool { get }

  /// Makes the change to an element in a container, unless one further in did.
  func handDown(to element: ResolvedElement)
}

extension ElementChange {
  static var givesWords: Bool { false }

  static var isHandedDown: Bool { false }

  func worded(in environment: EnvironmentValues) -> Self { self }

  func apply(to container: inout AccessibilityContainer) {}

  func note(in drawing: inout Drawing) {}

  func handDown(to element: ResolvedElement) {}
}

/// Changes the elements of a view, or the container that the view was made into.
public struct ElementChangeModifier {
  let change: any ElementChange
  var isEnabled = true
}

extension ElementChangeModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard modifier.isEnabled else { return items }
    let change = modifier.change.worded(in: context.environment)
    guard !DrawingWalk.isOn else { return items.drawing(change.note) }
    return Self(change: change).applied(to: items)
  }

  @MainActor
  private func applied(to items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard items.count > 1 else { return items.map { applied(to: $0, isForOne: true) } }
    let speaking = items.indices.filter { !items[$0].isLatent }
    guard speaking.isEmpty else {
      return items.map { $0.isLatent ? $0 : applied(to: $0, isForOne: false) }
    }
    return [applied(to: items[0], isForOne: true)] + items.dropFirst()
  }

  @MainActor
  private func applied(to item: _ResolvedItem, isForOne: Bool) -> _ResolvedItem {
    switch item.kind {
    case .element(let element):
      return item.replaced(by: .element(changed(element, isForOne: isForOne)))
    case .container(var container, let items):
      change.apply(to: &container)
      return item.replaced(by: .container(container, handedDown(to: items)))
    case .rows(let rows, let adjustments):
      let adjustment: _ResolvedItem.Adjustment = { element in
        element.isLatent ? element : changed(element, isForOne: false)
      }
      return item.replaced(by: .rows(rows, adjustments + [adjustment]))
    }
  }

  @MainActor
  private func handedDown(to items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard type(of: change).isHandedDown else { return items }
    return items.adjusting { element in
      element.with(type(of: change).rule) { change.handDown(to: $0) }
    }
  }

  @MainActor
  private func changed(_ element: ResolvedElement, isForOne: Bool) -> ResolvedElement {
    element.with(type(of: change).rule) { copy in
      change.apply(to: copy)
      if type(of: change).givesWords { copy.isLatent = false }
      if !isForOne, !copy.rules.contains(.appliesToEach) { copy.rules.append(.appliesToEach) }
    }
  }
}
