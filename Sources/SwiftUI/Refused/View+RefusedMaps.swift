#if !canImport(Darwin)
  public import EarshotUI

  // Maps and pages of the web.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model mapStyle; leave it out; draw the map as an Image"
    )
    public nonisolated func mapStyle(_ style: _Unmodelled) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model mapControls; draw the map as an Image and use Button"
    )
    public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content)
      -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model mapControlVisibility; draw the map as an Image"
    )
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model mapScope; leave it out; draw the map as an Image"
    )
    public nonisolated func mapScope(_ scope: Namespace.ID) -> Self { self }
  }
#endif
