/// The style of one kind that counts where a view stands.
@propertyWrapper
struct NearestStyle<Style>: DynamicProperty {
  private(set) var wrappedValue: Style?

  init(_ kind: Style.Type) {}

  mutating func _install(in context: inout _PropertyContext) {
    wrappedValue = context.node.environment[styles: Style.self].current
  }
}
