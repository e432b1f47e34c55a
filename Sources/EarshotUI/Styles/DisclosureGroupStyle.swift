/// How a group that opens and closes looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a group that opens and closes looks.
  public nonisolated func disclosureGroupStyle(_ style: some DisclosureGroupStyle)
    -> ModifiedContent<Self, EnvironmentModifier>
  {
    pushing(style, as: (any DisclosureGroupStyle).self)
  }
}
