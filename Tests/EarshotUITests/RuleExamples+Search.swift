@testable import EarshotUI

private struct Searched: View {
  @State private var text = ""
  @State private var fruits = [Fruit(id: "plum")]

  struct Fruit: Identifiable {
    let id: String
  }

  var body: some View {
    NavigationStack {
      Text("fruit")
        .searchable(text: $text, tokens: $fruits, isPresented: .constant(true)) { Text($0.id) }
        .searchScopes(.constant(1)) { Text("All").tag(1) }
        .searchSuggestions { Text("Apple").searchCompletion("apple") }
    }
  }
}

extension RuleExamples {
  static let search: [UIRule: AnyView] = [
    .searchEntry: AnyView(NavigationStack { Text("fruit").searchable(text: .constant("")) }),
    .searchBegin: AnyView(NavigationStack { Text("fruit").searchable(text: .constant("")) }),
    .searchCancel: AnyView(Searched()),
    .searchScopes: AnyView(Searched()),
    .searchSuggestions: AnyView(Searched()),
    .searchSuggestionsUncounted: AnyView(Searched()),
    .searchCompletion: AnyView(Searched()),
    .searchTokens: AnyView(Searched()),
  ]
}
