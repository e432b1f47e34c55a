/// A scene whose views are changed.
struct ChangedScene<Base: Scene> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ChangedScene: BuildingBlockScene {
  var _views: AnyView? { base._views.map(change) }
}

// What holds for all views of a scene.
extension Scene {
  /// Runs code when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs code when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs code with the current value when a value has changed; the form before iOS 17.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Gives all views a value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Gives all views an object.
  public func environmentObject(_ object: some ObservableObject) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environmentObject(object)) }
  }
}
