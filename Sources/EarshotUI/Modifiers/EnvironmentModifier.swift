public import Observation

/// Hands a value down to the views inside.
public struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    modifier.change(&context.environment)
    Modified._update(content, in: &context)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let outside = context.environment
    modifier.change(&context.environment)
    defer { context.environment = outside }
    return Modified._resolve(content, in: &context)
  }
}

extension View {
  /// Hands a value down to the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands a changed value down to the views inside.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Hands an observable object down to the views inside.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
