#if !canImport(Darwin)
  public import EarshotUI

  // Scenes besides windows.
  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model Window; use WindowGroup")
  public struct Window: Scene {
    /// As it is written.
    public init<Content: View>(
      _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
    ) {}
    /// As it is written.
    public var body: some Scene { WindowGroup { EmptyView() } }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model Settings; use WindowGroup")
  public struct Settings: Scene {
    /// As it is written.
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
    /// As it is written.
    public var body: some Scene { WindowGroup { EmptyView() } }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model MenuBarExtra; use WindowGroup")
  public struct MenuBarExtra: Scene {
    /// As it is written.
    public init<Content: View>(
      _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    /// As it is written.
    public init<Content: View, Label: View>(
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    /// As it is written.
    public var body: some Scene { WindowGroup { EmptyView() } }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model ImmersiveSpace; use WindowGroup")
  public struct ImmersiveSpace: Scene {
    /// As it is written.
    public init<Content>(id: String, content: () -> Content) {}
    /// As it is written.
    public var body: some Scene { WindowGroup { EmptyView() } }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model DocumentGroup; use WindowGroup")
  public struct DocumentGroup: Scene {
    /// As it is written.
    public init<Document, Content: View>(
      newDocument: @autoclosure () -> Document, @ViewBuilder editor: (_Unmodelled) -> Content
    ) {}
    /// As it is written.
    public init<Document, Content: View>(
      viewing: Document.Type, @ViewBuilder viewer: (_Unmodelled) -> Content
    ) {}
    /// As it is written.
    public var body: some Scene { WindowGroup { EmptyView() } }
  }
#endif
