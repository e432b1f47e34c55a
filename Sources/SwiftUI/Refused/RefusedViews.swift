#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // Views that are not modelled.
  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model Map; draw the map as an Image with an accessibilityLabel"
  )
  public struct Map: View {
    /// As it is written.
    public init() {}
    /// As it is written.
    public init(initialPosition: Any) {}
    /// As it is written.
    public init<Content>(initialPosition: Any, content: () -> Content) {}
    /// As it is written.
    public init<Value>(position: Binding<Value>) {}
    /// As it is written.
    public init<Value, Content>(position: Binding<Value>, content: () -> Content) {}
    /// As it is written.
    public init<Value>(coordinateRegion: Binding<Value>) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model VideoPlayer; use an Image or a Button that says what plays"
  )
  public struct VideoPlayer: View {
    /// As it is written.
    public init<Player>(player: Player?) {}
    /// As it is written.
    public init<Player, Overlay>(player: Player?, @ViewBuilder videoOverlay: () -> Overlay) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model PhotosPicker; use a Button that opens a sheet of your own"
  )
  public struct PhotosPicker<Label: View>: View {
    /// As it is written.
    public init<Item>(
      selection: Binding<Item>, matching filter: _Unmodelled? = nil, @ViewBuilder label: () -> Label
    ) {}
    /// As it is written.
    public init<Item>(
      _ titleKey: LocalizedStringKey, selection: Binding<Item>, matching filter: _Unmodelled? = nil
    ) where Label == Text {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model WebView; use Link or Text")
  public struct WebView: View {
    /// As it is written.
    public init(url: URL?) {}
    /// As it is written.
    public init(_ page: Any) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model MultiDatePicker; use DatePicker")
  public struct MultiDatePicker: View {
    /// As it is written.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model PasteButton; use Button")
  public struct PasteButton: View {
    /// As it is written.
    public init<Item>(payloadType: Item.Type, onPaste: ([Item]) -> Void) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model RenameButton; use Button")
  public struct RenameButton: View {
    /// As it is written.
    public init() {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model SettingsLink; use NavigationLink")
  public struct SettingsLink: View {
    /// As it is written.
    public init() {}
    /// As it is written.
    public init<Label: View>(@ViewBuilder label: () -> Label) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model HelpLink; use Link")
  public struct HelpLink: View {
    /// As it is written.
    public init(action: () -> Void) {}
    /// As it is written.
    public init(destination: URL) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model SignInWithAppleButton; use Button")
  public struct SignInWithAppleButton: View {
    /// As it is written.
    public init(
      _ label: _Unmodelled = .automatic, onRequest: (_Unmodelled) -> Void,
      onCompletion: (Result<_Unmodelled, any Error>) -> Void
    ) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model HSplitView; use HStack")
  public struct HSplitView: View {
    /// As it is written.
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model VSplitView; use VStack")
  public struct VSplitView: View {
    /// As it is written.
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }
#endif
