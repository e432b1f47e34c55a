/// The styles of one kind that were set around a view, the nearest last.
///
/// A style that builds upon the control that it styles gets the next one further out, so that it
/// does not build upon itself.
struct StyleStack<Style>: EnvironmentKey {
  static var defaultValue: StyleStack { StyleStack() }

  private var styles: [Style] = []

  /// The style that counts here.
  var current: Style? { styles.last }

  /// The styles that count inside of what the current one makes.
  var further: StyleStack {
    var further = self
    if !further.styles.isEmpty { further.styles.removeLast() }
    return further
  }

  mutating func push(_ style: Style) { styles.append(style) }
}

extension EnvironmentValues {
  /// The styles of one kind.
  subscript<Style>(styles style: Style.Type) -> StyleStack<Style> {
    get { self[StyleStack<Style>.self] }
    set { self[StyleStack<Style>.self] = newValue }
  }
}

extension View {
  /// Sets the style of one kind of control.
  nonisolated func pushing<Style>(_ style: Style, as kind: Style.Type) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    modifier(EnvironmentModifier { $0[styles: kind].push(style) })
  }

  /// Takes the nearest style of one kind away.
  nonisolated func popping<Style>(_ kind: Style.Type) -> ModifiedContent<Self, EnvironmentModifier>
  {
    modifier(EnvironmentModifier { $0[styles: kind] = $0[styles: kind].further })
  }
}
