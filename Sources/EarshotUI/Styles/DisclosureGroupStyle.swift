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

/// What a style of its kind is given.
public struct DisclosureGroupStyleConfiguration {
  /// What is always seen.
  public typealias Label = _StyleContent
  /// What is seen while the group is open.
  public typealias Content = _StyleContent

  /// What is always seen.
  public let label: Label
  /// What is seen while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}

extension View {
  /// Sets how a group that opens and closes looks.
  public nonisolated func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    pushing(style, as: (any DisclosureGroupStyle).self)
  }
}
