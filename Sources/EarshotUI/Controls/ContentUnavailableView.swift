/// What stands where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes it of its title, what explains it, and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == EarshotUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a title with a system symbol, and what explains it.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      EarshotUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes it of a title with a system symbol, and what explains it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), systemImage: name, description: description)
  }

  /// Makes it of a title with a picture of the app's, and what explains it.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      EarshotUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes it of a title with a picture of the app's, and what explains it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), image: name, description: description)
  }

  /// Says that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Try a new search."))
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
