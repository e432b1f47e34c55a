/// Names a view by another one, wherever that stands.
public struct LabeledPairModifier {
  let role: AccessibilityLabeledPairRole
  let mark: RotorMark
}

extension LabeledPairModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.memory { PairMember() }.memory.take(modifier.role, modifier.mark, at: context.node)
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard !DrawingWalk.isOn else { return items }
    let graph = context.node.graph
    switch modifier.role {
    case .label:
      graph.pairs.setWords(items.heardElements.words, for: modifier.mark, in: graph)
      return items
    case .content:
      guard let words = graph.pairs.words(for: modifier.mark, at: context.node) else {
        return items
      }
      return items.adjusting { $0.isLatent ? $0 : $0.labeled(words) }
    }
  }
}

extension ResolvedElement {
  /// The element with the words of its label before its own.
  fileprivate func labeled(_ words: String) -> ResolvedElement {
    with(.labeledPair) { element in
      if isPlainText {
        element.value = label
        element.label = words
      } else {
        element.label = [words, label].compactMap(\.self).joinedWords
      }
    }
  }
}

extension View {
  /// Says that one view is the label of another, which is then named by it.
  public nonisolated func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, LabeledPairModifier> {
    modifier(LabeledPairModifier(role: role, mark: RotorMark(id: id, namespace: namespace)))
  }
}
