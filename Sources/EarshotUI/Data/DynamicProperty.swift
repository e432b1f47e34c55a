/// A property of a view whose value lives outside the view's own value.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the property has its value.
  mutating func update()

  /// Connects the property to what the view's node keeps for it.
  @MainActor mutating func _install(in context: inout _PropertyContext)
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}

  /// Installs the properties that this one is made of.
  @MainActor
  public mutating func _install(in context: inout _PropertyContext) {
    PropertyFields.of(Self.self).install(in: &self, &context)
  }
}
