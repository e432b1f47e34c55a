import EarshotTree

/// The view that is being changed, as a part of what it is changed to.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: BuildingBlock, View {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element = context.makeElement()
    element.changeRarities { $0.isPlaceholder = true }
    return [.element(element)]
  }
}

/// Names a view by other views, of which it may be a part.
public struct LabelContentModifier<Label: View> {
  let label: Label
}

extension LabelContentModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.updateChild(modifier.label)
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard !DrawingWalk.isOn else {
      context.skipChild()
      return Modified._resolve(content, in: &context)
    }
    let parts = context.resolveChild().allElements.filter { !$0.isLatent }
    let items = Modified._resolve(content, in: &context)
    return items.adjusting { element in
      element.with(.labelContent) { copy in
        copy.label = words(of: parts, for: element)
        copy.isLatent = false
      }
    }
  }

  private static func words(of parts: [ResolvedElement], for element: ResolvedElement) -> String? {
    parts.compactMap { part in
      let isPlaceholder = part.rarities?.isPlaceholder == true
      return part.label ?? (isPlaceholder ? element.label : nil)
    }.joinedWords
  }
}

extension View {
  /// Names the element by the words of views, of which the view itself may be one.
  public nonisolated func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label
  ) -> ModifiedContent<Self, LabelContentModifier<Label>> {
    modifier(LabelContentModifier(label: content(PlaceholderContentView())))
  }
}
