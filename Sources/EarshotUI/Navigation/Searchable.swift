import EarshotTree

/// The field in which somebody searches a screen.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  @Environment(\.self) private var environment

  init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }
}

extension SearchField: View {
  var body: some View {
    let field = SearchFieldElement(text: text.wrappedValue, prompt: prompt, entry: entry)
    field.modifier(RuleModifier(rule: .searchField))
  }

  private var entry: FieldEntry {
    FieldEntry(text: noticed, onReturn: { [environment] in environment.submit(.search) })
  }

  /// The text, which tells that a search is under way when it is written.
  private var noticed: Binding<String> {
    guard let isPresented else { return text }
    return Binding(
      get: { text.wrappedValue },
      set: { new in
        text.wrappedValue = new
        isPresented.wrappedValue = true
      })
  }
}

/// What a search field exposes, given a text.
struct SearchFieldElement {
  let text: String
  let prompt: Text?
  let entry: FieldEntry
}

extension SearchFieldElement: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {}

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let element = context.makeElement(.searchField, .searchEntry)
    element.label = view.prompt?.string ?? "Search"
    element.value = view.text
    element.traits = .searchField
    element.textEntry = view.entry.callAsFunction
    if !context.environment.isEnabled { element.disable() }
    return [.element(element)]
  }
}

extension View {
  /// Adds a field to search in.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(BarModifier(placement: .search, bar: SearchField(text: text, prompt: prompt)))
  }

  /// Adds a field to search in.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search in.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// Where the system puts it.
  public static let automatic = Self(name: "automatic")
  /// Beside the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// Over a sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Under the title.
  public static let navigationBarDrawer = Self(name: "drawer")

  /// Under the title, always or only after scrolling.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    .navigationBarDrawer
  }

  /// Whether a search field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Only after scrolling.
    case automatic
    /// Always.
    case always
  }
}
