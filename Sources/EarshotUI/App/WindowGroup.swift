/// A scene whose views stand in windows.
public struct WindowGroup<Content: View> {
  private let content: () -> Content

  /// Shows views.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Shows views in windows that can be told apart.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Shows views in windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Shows views in windows with a title that can be told apart.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
}

extension WindowGroup: BuildingBlockScene {
  public var _views: AnyView? { AnyView(content()) }
}
