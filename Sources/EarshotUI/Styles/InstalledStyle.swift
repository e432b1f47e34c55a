/// A style with its own properties connected, as those of a view are.
struct InstalledStyle<Style>: DynamicProperty {
  var style: Style

  mutating func _install(in context: inout _PropertyContext) {
    PropertyFields.of(Style.self).install(in: &style, &context)
  }
}
