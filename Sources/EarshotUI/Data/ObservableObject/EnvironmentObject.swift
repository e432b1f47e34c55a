/// An object that a view further out handed down, and whose changes have the view evaluated again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Finds the object by its type.
  public init() {}

  /// The object, which must have been handed down.
  public var wrappedValue: ObjectType {
    guard let object else {
      MissingObject.report(ObjectType.self, handedDownBy: "environmentObject(_:)")
    }
    return object
  }

  /// Access to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(in context: inout _PropertyContext) {
    let subscription = context.memory { ObjectSubscription() }
    object = context.node.environment[object: ObjectType.self]
    if let object { subscription.follow(object, for: context.node) }
  }
}

extension View {
  /// Hands an object down to the views inside.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
