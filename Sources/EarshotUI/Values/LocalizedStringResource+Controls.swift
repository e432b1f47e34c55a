// Where words may be a resource. A literal is a key, which these give way to.
extension View {
  /// Names the element.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, ElementChangeModifier> { accessibilityLabel(Text(label)) }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, ElementChangeModifier> { accessibilityValue(Text(value)) }

  /// Says what happens when the element is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, ElementChangeModifier> { accessibilityHint(Text(hint)) }

  /// Sets the title of the screen inside a navigation stack.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title, which does something of a kind.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words with the picture of a system symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
