/// Adds a hint where there is none.
struct HelpChange: ElementChange {
  static var rule: UIRule { .help }
  static let givesWords = true
  let help: Text

  func worded(in environment: EnvironmentValues) -> Self {
    Self(help: help.worded(in: environment))
  }

  func apply(to element: ResolvedElement) { element.hint = element.hint ?? help.string }

  func note(in drawing: inout Drawing) { drawing.tooltip = drawing.tooltip ?? help.string }
}

extension View {
  nonisolated func help(words: Text) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(ElementChangeModifier(change: HelpChange(help: words)))
  }

  /// Says what the view is good for.
  public nonisolated func help(
    _ textKey: LocalizedStringKey
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    help(words: Text(textKey))
  }

  /// Says what the view is good for.
  public nonisolated func help(_ text: Text) -> ModifiedContent<Self, ElementChangeModifier> {
    help(words: text)
  }

  /// Says what the view is good for.
  @_disfavoredOverload
  public nonisolated func help(
    _ text: some StringProtocol
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    help(words: Text(text))
  }
}
