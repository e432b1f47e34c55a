/// Has what changes inside move in a way of its own while a value changes.
public struct AnimationModifier<Value: Equatable> {
  let value: Value
  let change: (inout Transaction) -> Void
}

extension AnimationModifier: BuildingBlockModifier, ViewModifier {
  @inline(__always)
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { ValueMemory(modifier.value) }
    let isOther = !isNew && memory.value != modifier.value
    memory.value = modifier.value
    let outside = context.transaction
    if isOther { modifier.change(&context.transaction) }
    Modified._update(content, in: &context)
    context.transaction = outside
  }
}

/// The value at the last update.
private final class ValueMemory<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Moves what changes inside while a value changes.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> ModifiedContent<Self, AnimationModifier<Value>> {
    modifier(AnimationModifier(value: value) { $0.replaceAnimation(by: animation) })
  }

  /// Moves whatever changes inside.
  public nonisolated func animation(_ animation: Animation?) -> ModifiedContent<
    Self, TransactionModifier
  > {
    modifier(TransactionModifier { $0.replaceAnimation(by: animation) })
  }

  /// Moves what the modifiers that are applied inside the closure change, and nothing further in.
  public nonisolated func animation<Changed: View>(
    _ animation: Animation?,
    @ViewBuilder body: (ModifiedContent<Self, OuterTransactionModifier>) -> Changed
  ) -> some View {
    body(modifier(OuterTransactionModifier()))
      .modifier(InnerTransactionModifier { $0.replaceAnimation(by: animation) })
  }

  /// Changes what accompanies every change inside.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, TransactionModifier> {
    modifier(TransactionModifier(change: transform))
  }

  /// Changes what accompanies a change inside while a value changes.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, AnimationModifier<Value>> {
    modifier(AnimationModifier(value: value, change: transform))
  }
}

extension Transaction {
  fileprivate mutating func replaceAnimation(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
