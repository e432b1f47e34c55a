/// How buttons look, from a style of either kind.
enum ButtonLook {
  /// The style shows a button.
  case style(any ButtonStyle)
  /// The style also decides what a touch does.
  case reacting(any PrimitiveButtonStyle)
  /// The style only paints, and may add room around the label.
  case paint(addsRoom: Bool)

  init<Style: PrimitiveButtonStyle>(_ style: Style) {
    let isBare = Style.self == PlainButtonStyle.self || Style.self == BorderlessButtonStyle.self
    self = style is any BuiltInStyle ? .paint(addsRoom: !isBare) : .reacting(style)
  }

  /// Whether a button may be larger than its label.
  var addsRoom: Bool { if case .paint(addsRoom: false) = self { false } else { true } }

  /// What the style makes of a button; nil when it only paints.
  @MainActor
  func view(of configuration: PrimitiveButtonStyleConfiguration) -> AnyView? {
    switch self {
    case .style(let style): Self.view(of: configuration, by: style)
    case .reacting(let style): Self.view(of: configuration, by: style)
    case .paint: nil
    }
  }

  /// Whether the style makes a view of its own.
  var isOwn: Bool { if case .paint = self { false } else { true } }

  /// Whether the style decides what a touch does.
  var isReacting: Bool { if case .reacting = self { true } else { false } }

  @MainActor
  private static func view(
    of configuration: PrimitiveButtonStyleConfiguration, by style: some ButtonStyle
  ) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: configuration.role, label: configuration.label)
    return AnyView(Styled(style) { $0.makeBody(configuration: configuration) })
  }

  @MainActor
  private static func view(
    of configuration: PrimitiveButtonStyleConfiguration, by style: some PrimitiveButtonStyle
  ) -> AnyView {
    AnyView(Styled(style) { $0.makeBody(configuration: configuration) })
  }
}

extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle(_ style: some ButtonStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(.style(style), as: ButtonLook.self)
  }

  /// Sets how buttons look and react.
  public nonisolated func buttonStyle(_ style: some PrimitiveButtonStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(ButtonLook(style), as: ButtonLook.self)
  }
}
