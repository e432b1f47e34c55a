#if !canImport(Darwin)
  public import EarshotUI

  // Bars, tabs and tables.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model contentToolbar; use toolbar")
    public nonisolated func contentToolbar<Content: ToolbarContent>(
      for placement: _Unmodelled, @ToolbarContentBuilder content: () -> Content
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model navigationSubtitle; put the words into navigationTitle"
    )
    public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model toolbarTitleMenu; use a Menu in a ToolbarItem"
    )
    public nonisolated func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model tabViewBottomAccessory; use safeAreaInset(edge: .bottom)"
    )
    public nonisolated func tabViewBottomAccessory<Content: View>(
      @ViewBuilder content: () -> Content
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model tabViewCustomization; leave it out; tabs stay as written"
    )
    public nonisolated func tabViewCustomization(_ customization: Any?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model tabViewSidebarHeader; put the views into the tabs"
    )
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model tabViewSidebarFooter; put the views into the tabs"
    )
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model tabViewSidebarBottomBar; put the views into the tabs"
    )
    public nonisolated func tabViewSidebarBottomBar<Content: View>(
      @ViewBuilder content: () -> Content
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model sectionActions; put the buttons into the section"
    )
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model selectionDisabled; use disabled(_:)"
    )
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model deleteDisabled; leave the row out of onDelete's ForEach"
    )
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model tableStyle; use List")
    public nonisolated func tableStyle(_ style: _Unmodelled) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model touchBar; use toolbar")
    public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> Self {
      self
    }
  }
#endif
