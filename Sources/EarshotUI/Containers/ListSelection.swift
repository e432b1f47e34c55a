import EarshotTree

/// Which rows of a list are chosen, and how to choose another.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  /// Chooses a row; false if its identity is of another type than the choice.
  let choose: (AnyHashable) -> Bool
  var whenChosen: (() -> Void)?

  func select(_ id: AnyHashable) -> Bool {
    guard choose(id) else { return false }
    whenChosen?()
    return true
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    let current = selection.wrappedValue.map { AnyHashable($0) }
    isSelected = { $0 == current }
    choose = { id in
      guard let value = id.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    let current = selection.wrappedValue
    isSelected = { id in (id.base as? Value).map(current.contains) ?? false }
    choose = { id in
      guard let value = id.base as? Value else { return false }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      return true
    }
  }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// How rows are chosen in the list around.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// Has the rows inside choose and be chosen.
struct SelectionModifier {
  let selection: ListSelection?
}

extension SelectionModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    context.environment.listSelection = modifier.selection
    context.environment.listSelection?.whenChosen = outside.navigation?.showNextColumn
    Modified._update(content, in: &context)
    context.environment = outside
  }

  /// Rows that are not of a `ForEach` are told apart by their tags.
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard var selection = modifier.selection else { return items }
    selection.whenChosen = context.environment.navigation?.showNextColumn
    return items.adjusting { [selection] element in
      guard let tag = element.tag, !element.rules.contains(.rowSelection) else { return element }
      return element.choosable(as: tag, in: selection)
    }
  }
}

extension ResolvedElement {
  /// The element as a row that a double tap chooses, unless it does something else.
  func choosable(as id: AnyHashable, in selection: ListSelection) -> ResolvedElement {
    with(.rowSelection) { copy in
      if selection.isSelected(id) { copy.traits.insert(.selected) }
      copy.tap = copy.tap ?? { _ = selection.select(id) }
    }
  }
}
