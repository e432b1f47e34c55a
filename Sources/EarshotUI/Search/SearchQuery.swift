/// What is searched for on a screen, and whether somebody is at it.
struct SearchQuery {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the search goes on.
  let isPresented: Binding<Bool>
  /// Whether text is entered in the field.
  let isEditing: Binding<Bool>
  let tokens: SearchTokens?
}

/// What is searched for besides text.
struct SearchTokens {
  /// Makes a view of each.
  let views: () -> AnyView
  /// Searches for one more, if it is of the right type.
  let add: (Any) -> Void
}
