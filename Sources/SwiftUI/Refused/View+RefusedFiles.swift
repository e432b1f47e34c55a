#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // Files that come and go.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model fileExporter; use ShareLink")
    public nonisolated func fileExporter<Document>(
      isPresented: Binding<Bool>, document: Document?, contentType: _Unmodelled,
      defaultFilename: String? = nil, onCompletion: (Result<URL, any Error>) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model fileMover; use ShareLink")
    public nonisolated func fileMover(
      isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, any Error>) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model navigationDocument; use ShareLink in a toolbar"
    )
    public nonisolated func navigationDocument(_ url: URL) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model renameAction; use a Button in a Menu"
    )
    public nonisolated func renameAction(_ action: () -> Void) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model findNavigator; use searchable(text:)"
    )
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model replaceDisabled; leave it out; nothing is replaced"
    )
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  }
#endif
