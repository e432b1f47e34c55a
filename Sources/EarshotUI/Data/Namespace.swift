/// A space of names of a view's own, which other views' names cannot meet.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var space: Space?

  /// Makes a space of names when the view appears.
  public init() {}

  /// What tells the space from others.
  public var wrappedValue: ID { ID(space: space) }

  @MainActor
  public mutating func _install(in context: inout _PropertyContext) {
    space = context.memory { Space() }
  }

  /// What tells a space of names from others.
  public struct ID: Hashable, Sendable {
    fileprivate let space: Space?

    /// Compares spaces.
    public static func == (left: ID, right: ID) -> Bool { left.space === right.space }

    /// Hashes the space.
    public func hash(into hasher: inout Hasher) { hasher.combine(space.map(ObjectIdentifier.init)) }
  }

  /// An object whose identity is that of the space.
  fileprivate final class Space: Sendable {}
}
