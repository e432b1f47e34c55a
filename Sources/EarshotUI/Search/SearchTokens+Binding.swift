extension SearchTokens {
  /// Tokens of a collection, to which more can be added.
  init<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    _ tokens: Binding<Tokens>, _ token: @escaping (Tokens.Element) -> Token
  ) where Tokens.Element: Identifiable {
    self.init(
      views: { AnyView(ForEach(tokens.wrappedValue, content: token)) },
      add: { tokens.append($0) })
  }

  /// Tokens of a collection, to which more can be added, and which change in place.
  init<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    editable tokens: Binding<Tokens>, _ token: @escaping (Binding<Tokens.Element>) -> Token
  ) where Tokens.Element: Identifiable {
    self.init(
      views: { AnyView(ForEach(tokens, content: token)) },
      add: { tokens.append($0) })
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// Adds an element that is not there yet.
  fileprivate func append(_ new: Any) {
    guard let new = new as? Value.Element else { return }
    if !wrappedValue.contains(where: { $0.id == new.id }) { wrappedValue.append(new) }
  }
}
