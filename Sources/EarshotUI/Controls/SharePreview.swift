/// What something to be shared looks like.
public struct SharePreview {
  let title: Text

  /// Describes it by a title.
  public init(_ title: LocalizedStringKey, image: Image? = nil, icon: Image? = nil) {
    self.title = Text(title)
  }

  /// Describes it by a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image? = nil, icon: Image? = nil) {
    self.title = Text(title)
  }
}
