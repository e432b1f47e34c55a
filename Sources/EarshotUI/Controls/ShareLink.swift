import EarshotTree

/// A button that has the system offer ways to share something.
public struct ShareLink<Label: View> {
  private let label: Label

  /// Makes a button that looks like a view.
  public init(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a button for several things that looks like a view.
  public init(
    items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink: View {
  public var body: some View {
    ControlElement(.systemPanel, content: label) { element, _ in
      element.traits.formUnion(.button)
    }
  }
}

extension ShareLink where Label == EarshotUI.Label<Text, Image> {
  /// Makes a button with the usual words.
  public init(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) {
    self.init("Share…", item: item, subject: subject, message: message, preview: preview)
  }

  /// Makes a button with a title.
  public init(
    _ title: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      EarshotUI.Label(title, systemImage: "square.and.arrow.up")
    }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      EarshotUI.Label(title, systemImage: "square.and.arrow.up")
    }
  }
}
