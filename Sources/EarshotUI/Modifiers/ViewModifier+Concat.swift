extension ViewModifier {
  /// This modifier and then another one.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// A view with the first modifier and then the second.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
