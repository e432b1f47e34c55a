/// Has a focus state begin at a value.
public struct DefaultFocusModifier<Value: Hashable> {
  let state: FocusValue<Value>
  let value: Value
}

extension DefaultFocusModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (_, isNew) = context.memory { DefaultFocusMemory() }
    if isNew {
      context.node.graph.afterUpdate {
        guard modifier.state.current == modifier.state.nowhere else { return }
        modifier.state.current = modifier.value
      }
    }
    Modified._update(content, in: &context)
  }
}

/// Notes that focus has been put where it begins.
private final class DefaultFocusMemory {}

/// How much a place where focus begins counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String

  /// As little as any.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// More than where somebody navigated to.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Says where text is entered when the view appears, unless something else says so first.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedContent<Self, DefaultFocusModifier<Value>> {
    modifier(DefaultFocusModifier(state: binding.value, value: value))
  }
}
