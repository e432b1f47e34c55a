import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Searching a screen")
struct SearchTests {
  private struct Fruit: Identifiable, Hashable {
    let id: String
  }

  private struct Shop: View {
    let tally: Tally
    var activation = SearchScopeActivation.automatic
    @State private var text = ""
    @State private var kind = "All"

    var body: some View {
      NavigationStack {
        Shelves()
          .navigationTitle("Shop")
          .searchable(text: $text, prompt: "Find food")
          .searchScopes($kind, activation: activation) {
            Text("All").tag("All")
            Text("Fresh").tag("Fresh")
          }
          .searchSuggestions {
            if text.isEmpty {
              Text("Apple").searchCompletion("apple pie")
              Label("Pear", systemImage: "leaf").searchCompletion("pear")
              Text("or type")
            }
          }
          .onSubmit(of: .search) { tally.note("\(kind): \(text)") }
      }
    }
  }

  private struct Shelves: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "results" : "shelves")
      Button("Done") { dismissSearch() }
    }
  }

  private func field(of source: ViewSource) throws -> AccessibilityElement {
    try #require(source.allElements.first { $0.traits.contains(.searchField) })
  }

  @Test("Nothing but the field shows that a screen can be searched, until somebody does")
  func before() {
    let source = ViewSource(Shop(tally: Tally()))

    #expect(source.labels == ["Shop", "Find food", "shelves", "Done"])
  }

  @Test("A double tap begins a search: scopes are offered, and suggestions instead of the content")
  func begin() throws {
    let source = ViewSource(Shop(tally: Tally()))

    source.activate("Find food")

    #expect(
      source.labels
        == ["Shop", "Find food", "Cancel", "All", "Fresh", "Apple", "Pear", "or type"])
    #expect(try field(of: source).traits == [.searchField, .isEditing])
  }

  @Test("The number of suggestions is not said by itself")
  func silentSuggestions() throws {
    var reader = ScreenReader(reading: ViewSource(Shop(tally: Tally())))
    _ = reader.screenAppeared()
    _ = try reader.perform(.next)

    let begun = try reader.perform(.activate).map { $0.line() }
    let rest = try (0..<6).flatMap { _ in try reader.perform(.next).map { $0.line() } }

    #expect(begun == ["is editing"])
    #expect(
      rest == [
        "Cancel, button", "Selected, All, button, 1 of 2", "Fresh, button, 2 of 2", "Apple, button",
        "Pear, button", "or type",
      ])
  }

  @Test("A chosen suggestion enters its text and submits it, and the content is there again")
  func completion() throws {
    let tally = Tally()
    let source = ViewSource(Shop(tally: tally))

    source.activate("Find food")
    source.activate("Apple")

    #expect(tally.entries == ["All: apple pie"])
    #expect(try field(of: source).value == "apple pie")
    #expect(try field(of: source).traits == .searchField)
    #expect(source.labels == ["Shop", "Find food", "Cancel", "All", "Fresh", "results", "Done"])
  }

  @Test("A scope is chosen like a segment")
  func scope() throws {
    let tally = Tally()
    let source = ViewSource(Shop(tally: tally))

    source.activate("Find food")
    source.activate("Fresh")
    _ = source.perform(.setText("kiwi\n"), on: try field(of: source).id)
    source.settle()

    #expect(tally.entries == ["Fresh: kiwi"])
    #expect(source.allElements[4].traits == [.button, .selected])
  }

  @Test("Scopes that wait for text are offered with the first of it")
  func waitingScopes() throws {
    let source = ViewSource(Shop(tally: Tally(), activation: .onTextEntry))

    source.activate("Find food")
    #expect(
      source.labels == ["Shop", "Find food", "Cancel", "Apple", "Pear", "or type"])

    _ = source.perform(.setText("ki"), on: try field(of: source).id)
    source.settle()
    #expect(source.labels == ["Shop", "Find food", "Cancel", "All", "Fresh", "results", "Done"])
  }

  @Test("Cancel, and a view that dismisses the search, end it and clear its text")
  func end() throws {
    let source = ViewSource(Shop(tally: Tally()))

    for way in ["Cancel", "Done"] {
      _ = source.perform(.setText("kiwi\n"), on: try field(of: source).id)
      source.settle()
      #expect(
        source.labels == ["Shop", "Find food", "Cancel", "All", "Fresh", "results", "Done"])
      source.activate(way)

      #expect(source.labels == ["Shop", "Find food", "shelves", "Done"])
      #expect(try field(of: source).value?.isEmpty != false)
    }
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        Text(isShown ? "shown" : "not shown")
        Text(isFocused ? "focused" : "not focused")
        Button("show") { isShown = true }
        Button("hide") { isShown = false }
        Button("focus") { isFocused = true }
        Button("leave") { isFocused = false }
          .searchable(text: $text, isPresented: $isShown, placement: .toolbar, prompt: Text("Find"))
          .searchFocused($isFocused)
      }
    }
  }

  private let buttons = ["show", "hide", "focus", "leave"]

  @Test("A condition opens and closes a search, and follows one that a person opens")
  func presented() {
    let source = ViewSource(Presented())

    source.activate("show")
    #expect(source.labels == ["Find", "Cancel", "shown", "focused"] + buttons)
    source.activate("hide")
    #expect(source.labels == ["Find", "not shown", "not focused"] + buttons)
    source.activate("Find")
    #expect(source.labels == ["Find", "Cancel", "shown", "focused"] + buttons)
    source.activate("Cancel")
    #expect(source.labels == ["Find", "not shown", "not focused"] + buttons)
  }

  @Test("A focus state has text entered in the field, and follows")
  func focused() {
    let source = ViewSource(Presented())

    source.activate("focus")
    #expect(source.labels == ["Find", "Cancel", "shown", "focused"] + buttons)
    #expect(source.firstElement()?.traits == [.searchField, .isEditing])
    source.activate("leave")
    #expect(source.labels == ["Find", "Cancel", "shown", "not focused"] + buttons)
    #expect(source.firstElement()?.traits == .searchField)
  }

  private struct Tagged: View {
    @State private var text = ""
    @State private var fruits = [Fruit(id: "Plum")]
    @State private var more = [Fruit(id: "Fig"), Fruit(id: "Plum")]

    var body: some View {
      NavigationStack {
        Text("\(fruits.count) tokens")
          .searchable(text: $text, tokens: $fruits, suggestedTokens: $more) { Text($0.id) }
      }
    }
  }

  @Test("Tokens come before the text, and a suggested one is added once")
  func tokens() throws {
    let source = ViewSource(Tagged())

    #expect(try field(of: source).value == "Plum")
    _ = source.perform(.setText("jam"), on: try field(of: source).id)
    source.settle()
    #expect(try field(of: source).value == "Plum, jam")
    #expect(source.labels == ["Search", "Cancel", "Fig", "Plum"])

    source.activate("Fig")
    #expect(try field(of: source).value == "Plum, Fig")
    source.activate("Plum")
    #expect(try field(of: source).value == "Plum, Fig")
  }

  @Test("A search around a navigation stands on its first screen")
  func around() {
    let source = ViewSource(
      NavigationStack {
        NavigationLink("Next") { Text("second") }.navigationTitle("First")
      }
      .searchable(text: .constant("")) { Text("Apple").searchCompletion("apple") })

    #expect(source.labels == ["First", "Search", "Next"])
    source.activate("Search")
    #expect(source.labels == ["First", "Search", "Cancel", "Apple"])
    source.activate("Cancel")
    source.activate("Next")
    #expect(source.labels == ["Back", "second"])
  }

  @Test("Each screen of a navigation has a search of its own")
  func pushed() {
    let source = ViewSource(
      NavigationStack {
        NavigationLink("Next") {
          Text("second").navigationTitle("Two").searchable(text: .constant(""), prompt: "Find")
        }
        .searchable(text: .constant(""))
      })

    source.activate("Search")
    source.activate("Next")
    #expect(source.labels == ["Back", "Two", "Find", "second"])
    source.activate("Find")
    #expect(source.labels == ["Back", "Two", "Find", "Cancel", "second"])
    source.activate("Back")
    #expect(source.labels == ["Search", "Cancel", "Next"])
  }

  @Test("A search that is taken away leaves nothing of itself")
  func takenAway() {
    struct Optional: View {
      @State private var isSearchable = true
      var body: some View {
        NavigationStack {
          if isSearchable {
            Button("no more") { isSearchable = false }
              .searchable(text: .constant("")) { Text("Apple") }
          } else {
            Text("content")
          }
        }
      }
    }
    let source = ViewSource(Optional())

    source.activate("Search")
    #expect(source.labels == ["Search", "Cancel", "Apple"])
    source.activate("Cancel")
    source.activate("no more")
    #expect(source.labels == ["content"])
  }

  @Test("Suggestions that are hidden in place of the content leave it there")
  func hiddenSuggestions() {
    let source = ViewSource(
      NavigationStack {
        Text("fruit")
          .searchable(text: .constant(""), isPresented: .constant(true))
          .searchSuggestions { Text("Apple").searchCompletion("apple") }
          .searchSuggestions(.hidden, for: .content)
      })

    #expect(source.labels == ["Search", "Cancel", "fruit"])
  }

  @Test("Each form of a search has a field with its words")
  func forms() {
    @State var text = ""
    @State var fruits: [Fruit] = []
    let word = "Find"
    let forms: [AnyView] = [
      AnyView(Text("a").searchable(text: $text)),
      AnyView(Text("a").searchable(text: $text, placement: .sidebar, prompt: "Find")),
      AnyView(Text("a").searchable(text: $text, prompt: word)),
      AnyView(Text("a").searchable(text: $text, prompt: Text("Find"))),
      AnyView(
        Text("a").searchable(text: $text, placement: .automatic, prompt: "Find") { Text("b") }),
      AnyView(Text("a").searchable(text: $text, prompt: word, suggestions: { Text("b") })),
      AnyView(Text("a").searchable(text: $text, tokens: $fruits) { Text($0.id) }),
      AnyView(
        Text("a").searchable(text: $text, tokens: $fruits, prompt: "Find") { Text($0.id) }),
      AnyView(
        Text("a").searchable(text: $text, tokens: $fruits, isPresented: .constant(false)) {
          Text($0.id)
        }),
      AnyView(
        Text("a").searchable(text: $text, editableTokens: $fruits, prompt: word) { $fruit in
          Text(fruit.id)
        }),
    ]

    let fields = forms.map { form in ViewSource(NavigationStack { form }).labels }

    let plain = ["Search", "a"]
    let prompted = ["Find", "a"]
    #expect(
      fields == [
        plain, prompted, prompted, prompted, prompted, prompted, plain, prompted, plain, prompted,
      ])
  }
}
