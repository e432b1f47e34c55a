// Suggests tokens to search for.
extension View {
  /// Adds a field to search in, for text and tokens of which some are suggested.
  public nonisolated func searchable<Tokens, Suggested, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Suggested>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Suggested: RandomAccessCollection, Suggested.Element == Tokens.Element,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: prompt, tokens: SearchTokens(tokens, token))
    )
    .searchSuggestions {
      ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) }
    }
  }

  /// Adds a field to search in, for text and tokens of which some are suggested.
  public nonisolated func searchable<Tokens, Suggested, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Suggested>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Suggested: RandomAccessCollection, Suggested.Element == Tokens.Element,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token))
    )
    .searchSuggestions {
      ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) }
    }
  }

  /// Adds a field to search in, for text and tokens of which some are suggested.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Suggested, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Suggested>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Suggested: RandomAccessCollection, Suggested.Element == Tokens.Element,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token))
    )
    .searchSuggestions {
      ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) }
    }
  }
}
