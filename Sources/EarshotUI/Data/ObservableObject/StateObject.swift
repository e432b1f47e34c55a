/// An object that belongs to the view: made when the view appears, and kept until it leaves.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owner: ObjectOwner<ObjectType>?

  /// Makes the object when the view appears, and only then.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a view's life, one is made each time.
  public var wrappedValue: ObjectType { owner?.object ?? make() }

  /// Access to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(in context: inout _PropertyContext) {
    let make = make
    let owner = context.memory { ObjectOwner(make()) }
    context.memory { ObjectSubscription() }.follow(owner.object, for: context.node)
    self.owner = owner
  }
}

/// What a node keeps of an object that its view owns.
final class ObjectOwner<Object> {
  let object: Object

  init(_ object: Object) { self.object = object }
}
