/// Adds a search to a screen.
struct SearchableModifier {
  let text: Binding<String>
  let prompt: Text?
  let presentation: Binding<Bool>?
  let tokens: SearchTokens?
  @State private var isOpen = false
  @FocusState private var isEdited: Bool

  init(
    text: Binding<String>, presentation: Binding<Bool>?, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.presentation = presentation
    self.tokens = tokens
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = presentation ?? $isOpen
    let focus = $isEdited
    let isEditing = Binding(get: { focus.wrappedValue }, set: { focus.wrappedValue = $0 })
    content.modifier(
      SearchBlock(
        query: SearchQuery(
          text: text, prompt: prompt, isPresented: isPresented, isEditing: isEditing,
          tokens: tokens),
        isPresented: isPresented.wrappedValue, isEditing: isEdited))
  }
}

/// Adds a search, given whether it goes on.
struct SearchBlock {
  let query: SearchQuery
  let isPresented: Bool
  let isEditing: Bool
}

extension SearchBlock: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = context.environment
    let (search, _) = context.memory { SearchModel() }
    let screen = context.searchedScreen()
    screen.search = search
    search.submit = { outside.submit(.search) }
    search.follow(
      modifier.query, isPresented: modifier.isPresented, isEditing: modifier.isEditing,
      in: context.node.graph)
    let field = SearchField(
      query: modifier.query, search: search, isSearching: modifier.isPresented)
    context.updateSearchBar(field, at: .search, of: screen)
    context.environment.search = search
    context.environment.isSearching = modifier.isPresented
    Modified._update(content, in: &context)
    context.environment = outside
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return Modified._resolve(content, in: &context)
  }
}
