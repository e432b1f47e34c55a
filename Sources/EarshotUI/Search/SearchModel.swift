/// The search of a screen, for all who begin, follow or end it.
@MainActor
final class SearchModel {
  // Buttons run closures that promise no isolation, although they run on the main actor; so what
  // they need vouches for that itself.

  private nonisolated(unsafe) var query: SearchQuery?
  /// Tells everyone around who asked for it that the search was submitted.
  nonisolated(unsafe) var submit: () -> Void = {}
  private var wasPresented = false
  private var wasEditing = false
  /// Who follows whether text is entered.
  private var followers: [SearchFollower] = []

  nonisolated init() {}

  /// Whether the search goes on, as of the latest evaluation.
  var isPresented: Bool { wasPresented }

  /// Whether text is entered, as of the latest evaluation.
  var isEditing: Bool { wasEditing }

  /// Whether anything has been typed.
  var hasText: Bool { query?.text.wrappedValue.isEmpty == false }

  /// Takes up what holds now; one who shows the search has it begin, and the other way round.
  func follow(_ query: SearchQuery, isPresented: Bool, isEditing: Bool, in graph: ViewGraph) {
    self.query = query
    if isPresented != wasPresented {
      wasPresented = isPresented
      graph.afterUpdate { isPresented ? self.begin() : self.end() }
    }
    guard isEditing != wasEditing else { return }
    wasEditing = isEditing
    graph.afterUpdate { for follower in self.followers { follower.tell(isEditing) } }
  }

  /// Has somebody know whether text is entered.
  func add(_ follower: SearchFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
  }

  func remove(_ follower: SearchFollower) { followers.removeAll { $0 === follower } }
}

extension SearchModel {
  /// Begins the search, and the entry of text.
  nonisolated func begin() {
    query?.isPresented.set(true)
    query?.isEditing.set(true)
  }

  /// Ends the entry of text; the search goes on.
  nonisolated func endEditing() { query?.isEditing.set(false) }

  /// Ends the search, of which no text is left.
  nonisolated func end() {
    query?.isEditing.set(false)
    query?.isPresented.set(false)
    query?.text.set("")
  }

  /// Searches for a text that was suggested.
  nonisolated func choose(_ text: String) {
    query?.text.set(text)
    submit()
    endEditing()
  }

  /// Searches for one more thing that was suggested, instead of the text so far.
  nonisolated func choose(token: Any) {
    query?.text.set("")
    query?.tokens?.add(token)
  }
}

extension Binding where Value: Equatable {
  /// Writes what is not there yet.
  fileprivate nonisolated func set(_ value: Value) {
    if wrappedValue != value { wrappedValue = value }
  }
}
