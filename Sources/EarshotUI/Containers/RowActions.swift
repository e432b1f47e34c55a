/// Offers buttons as actions before or after those that an element has.
public struct RowActionsModifier<Block: View> {
  enum Place {
    case swipe
    case menu
  }

  let place: Place
  let block: Block
}

extension RowActionsModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateActions(modifier.block)
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let actions = context.nextActions(of: Block.self)
    return Modified._resolve(content, in: &context).adjusting { element in
      switch modifier.place {
      case .swipe: element.with(.swipeActions) { $0.actions.append(.swiped(actions)) }
      case .menu: element.with(.contextMenu) { $0.actions.append(.menu(actions)) }
      }
    }
  }
}

extension View {
  /// Offers buttons when somebody swipes over the row.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, RowActionsModifier<Content>> {
    modifier(RowActionsModifier(place: .swipe, block: content()))
  }

  /// Offers buttons when somebody holds the view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, RowActionsModifier<MenuItems>> {
    modifier(RowActionsModifier(place: .menu, block: menuItems()))
  }

  /// Offers buttons when somebody holds the view, beside another view.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, RowActionsModifier<MenuItems>> {
    modifier(RowActionsModifier(place: .menu, block: menuItems()))
  }

  /// Keeps the rows from being moved, which is offered only while the list is edited.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> Self { self }
}
