#if !canImport(Darwin)
  public import EarshotUI

  // Words as they are typed and drawn.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model textRenderer; leave it out; the words are read as they are"
    )
    public nonisolated func textRenderer(_ renderer: Any) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model textInputSuggestions; put buttons under the field"
    )
    public nonisolated func textInputSuggestions<Content: View>(
      @ViewBuilder _ suggestions: () -> Content
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model textInputCompletion; use a Button that sets the text"
    )
    public nonisolated func textInputCompletion(_ completion: String) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model typeSelectEquivalent; leave it out; nobody types to select"
    )
    public nonisolated func typeSelectEquivalent(_ text: LocalizedStringKey?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model translationTask; use task")
    public nonisolated func translationTask(
      _ configuration: Any?, action: (_Unmodelled) async -> Void
    ) -> Self { self }
  }
#endif
