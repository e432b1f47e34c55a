extension View {
  /// Adds a field to search in, which a condition opens and closes as well.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: isPresented, prompt: prompt))
  }

  /// Adds a field to search in, which a condition opens and closes as well.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: isPresented, prompt: Text(prompt)))
  }

  /// Adds a field to search in, which a condition opens and closes as well.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: isPresented, prompt: Text(prompt)))
  }

  /// Adds a field to search in, with what may be searched for, in the older spelling.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a field to search in, with what may be searched for, in the older spelling.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a field to search in, with what may be searched for, in the older spelling.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}
