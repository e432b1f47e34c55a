// Searches for more than text.
extension View {
  /// Adds a field to search in, for text and tokens.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: prompt, tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search in, for text and tokens.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search in, for text and tokens.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, token)))
  }

  /// Adds a field to search in, for text and tokens that a person changes.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: prompt,
        tokens: SearchTokens(editable: tokens, token)))
  }

  /// Adds a field to search in, for text and tokens that a person changes.
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(editable: tokens, token)))
  }

  /// Adds a field to search in, for text and tokens that a person changes.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(editable: tokens, token)))
  }
}
