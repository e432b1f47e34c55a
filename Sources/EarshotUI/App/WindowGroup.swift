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

extension WindowGroup {
  /// Shows views in windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Shows views in windows with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Shows views for a value, of which there is none until a window is opened for one.
  public init<Data: Codable & Hashable, Views: View>(
    id: String = "", for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Views
  ) where Content == PresentedWindow<Data, Views> {
    self.content = { PresentedWindow(content: content) }
  }
}

/// What is shown for a value.
public struct PresentedWindow<Data, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindow: View {
  /// The views for the value.
  public var body: some View { content($value) }
}

extension WindowGroup: BuildingBlockScene {
  public var _views: AnyView? { AnyView(content()) }
}
