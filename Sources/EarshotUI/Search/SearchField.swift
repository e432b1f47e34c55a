import EarshotTree

/// The field in which somebody searches a screen.
struct SearchField {
  let query: SearchQuery
  let search: SearchModel
  let isSearching: Bool
}

extension SearchField: View {
  var body: some View {
    SearchFieldElement(
      text: query.text.wrappedValue, prompt: query.prompt, isSearching: isSearching,
      isEditing: query.isEditing.wrappedValue, entry: entry, search: search,
      tokens: query.tokens?.views())
  }

  private var entry: FieldEntry {
    let search = search
    return FieldEntry(
      text: query.text,
      onEditingChanged: { $0 ? search.begin() : search.endEditing() },
      onReturn: { search.submit() })
  }
}

/// What a search field exposes, given a text.
struct SearchFieldElement {
  let text: String
  let prompt: Text?
  let isSearching: Bool
  let isEditing: Bool
  let entry: FieldEntry
  let search: SearchModel
  let tokens: AnyView?
}

extension SearchFieldElement: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateChild(view.tokens)
  }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let shown = context.resolveChild()
    let tokens = shown.heardElements
    let element = context.makeElement(.searchEntry, .searchField, .searchBegin)
    element.label = view.prompt?.words(in: context.environment).string ?? "Search"
    element.value = view.text
    if let words = tokens.words {
      element.value = view.text.isEmpty ? words : "\(words), \(view.text)"
      element.rules.append(.searchTokens)
    }
    element.traits = view.isEditing ? [.searchField, .isEditing] : .searchField
    element.textEntry = view.entry.callAsFunction
    element.activation = { [search = view.search] in search.begin() }
    if !context.environment.isEnabled { element.disable() }
    element.draw(as: .control, words: view.text.isEmpty ? element.label : view.text)
    return element.asControl(around: shown)
      + (view.isSearching ? [cancel(for: view, in: context)] : [])
  }

  @MainActor
  private static func cancel(for view: Self, in context: _ResolveContext) -> _ResolvedItem {
    let id = AccessibilityElement.ID(rawValue: context.node.path + "/#cancel")
    let element = ResolvedElement(id: id, rules: [.searchCancel])
    element.label = "Cancel"
    element.traits = .button
    element.activation = { [search = view.search] in search.end() }
    element.draw(as: .control, words: element.label)
    return .element(element)
  }
}
