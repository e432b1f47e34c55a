/// The parts of labelled content, as its style receives them.
public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public typealias Label = _StyleContent
  /// The content.
  public typealias Content = _StyleContent

  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}
