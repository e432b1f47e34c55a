import EarshotTree

/// Runs code when a view comes and goes.
public struct AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension AppearanceModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { AppearanceMemory() }
    memory.onDisappear = modifier.onDisappear
    if isNew, let onAppear = modifier.onAppear { context.node.graph.afterUpdate(onAppear) }
    Modified._update(content, in: &context)
  }
}

/// What to do when a view leaves.
private final class AppearanceMemory: NodeMemory {
  var onDisappear: (() -> Void)?

  func nodeWillLeave(_ graph: ViewGraph) {
    if let onDisappear { graph.afterUpdate(onDisappear) }
  }
}

/// Runs code when a value is another than at the last update.
public struct ChangeModifier<Value: Equatable> {
  let value: Value
  var isInitial = false
  var condition: (Value, Value) -> Bool = { $0 != $1 }
  let action: (_ former: Value, _ current: Value, ViewGraph) -> Void
}

extension ChangeModifier: BuildingBlockModifier, ViewModifier {
  @inline(__always)
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { ChangeMemory(modifier.value) }
    let former = memory.value
    memory.value = modifier.value
    if isNew ? modifier.isInitial : modifier.condition(former, modifier.value) {
      let graph = context.node.graph
      graph.afterUpdate { modifier.action(former, modifier.value, graph) }
    }
    Modified._update(content, in: &context)
  }
}

/// The value at the last update.
private final class ChangeMemory<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Runs code when the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<
    Self, AppearanceModifier
  > {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs code when the view is gone.
  public nonisolated func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs code with the former and the current value when a value has changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ChangeModifier<Value>> {
    modifier(
      ChangeModifier(value: value, isInitial: initial) { former, current, _ in
        action(former, current)
      })
  }

  /// Runs code when a value has changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, ChangeModifier<Value>> {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _, _ in action() })
  }

  /// Runs code with the current value when a value has changed; the form before iOS 17.
  @_disfavoredOverload
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ChangeModifier<Value>> {
    modifier(ChangeModifier(value: value) { _, current, _ in action(current) })
  }

  /// Gives feedback that is felt when a value has changed.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> ModifiedContent<Self, ChangeModifier<Trigger>> {
    modifier(
      ChangeModifier(value: trigger) { _, _, graph in graph.post(.haptic(feedback.haptic)) })
  }

  /// Gives the feedback that a change of a value asks for, if any.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> ModifiedContent<Self, ChangeModifier<Trigger>> {
    modifier(
      ChangeModifier(value: trigger) { former, current, graph in
        guard let feedback = feedback(former, current) else { return }
        graph.post(.haptic(feedback.haptic))
      })
  }

  /// Gives feedback that is felt when a value has changed in a way that matters.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> ModifiedContent<Self, ChangeModifier<Trigger>> {
    modifier(
      ChangeModifier(value: trigger, condition: { $0 != $1 && condition($0, $1) }) { _, _, graph in
        graph.post(.haptic(feedback.haptic))
      })
  }
}
