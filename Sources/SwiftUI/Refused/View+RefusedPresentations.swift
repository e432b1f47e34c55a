#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // What is shown over a screen.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model actionSheet; use confirmationDialog"
    )
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model actionSheet; use confirmationDialog"
    )
    public nonisolated func actionSheet<Item: Identifiable>(
      item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model quickLookPreview; show the file in a sheet of your own"
    )
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model quickLookPreview; show the files in a sheet of your own"
    )
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
      _ selection: Binding<URL?>, in items: Items
    ) -> Self where Items.Element == URL { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model photosPicker; use a sheet of your own"
    )
    public nonisolated func photosPicker<Item>(
      isPresented: Binding<Bool>, selection: Binding<Item>,
      matching filter: _Unmodelled? = nil, preferredItemEncoding: _Unmodelled = .automatic
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model translationPresentation; use a sheet of your own"
    )
    public nonisolated func translationPresentation(isPresented: Binding<Bool>, text: String)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model popoverTip; show the tip with popover(isPresented:)"
    )
    public nonisolated func popoverTip(_ tip: Any?, arrowEdge: Edge = .top) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model imagePlaygroundSheet; use a sheet of your own"
    )
    public nonisolated func imagePlaygroundSheet(
      isPresented: Binding<Bool>, concept: String = "", onCompletion: (URL) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model dialogSuppressionToggle; add a button to the dialog"
    )
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model dialogIcon; leave it out; an icon is not read"
    )
    public nonisolated func dialogIcon(_ icon: Image?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model dialogSeverity; give the button the role .destructive"
    )
    public nonisolated func dialogSeverity(_ severity: _Unmodelled) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model menuActionDismissBehavior; leave it out; a menu closes"
    )
    public nonisolated func menuActionDismissBehavior(_ behavior: _Unmodelled) -> Self { self }
  }
#endif
