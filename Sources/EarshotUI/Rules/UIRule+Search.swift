import EarshotTree

// What a search field does.
extension UIRule {
  static let searchEntry = UIRule(
    "search.entry",
    "What is entered into a search field is its text; a line end is the return key, which submits.",
    .assumption)

  static let searchBegin = UIRule(
    "search.begin",
    "A double tap on a search field, or text entered there, begins a search; one who submits ends "
      + "the entry, not the search.",
    .assumption)
  static let searchCancel = UIRule(
    "search.cancel",
    "While a search goes on, Cancel after its field ends it and clears the text, as dismissSearch "
      + "does; that it stands there and is called so is heard up to iOS 18.",
    .assumption)
  static let searchScopes = UIRule(
    "search.scopes",
    "Among what to search is a choice of segments after the field, once a search begins.",
    .assumption)
  static let searchSuggestions = UIRule(
    "search.suggestions",
    "While text is entered, what is suggested takes the place of the content.",
    .assumption)
  static let searchSuggestionsUncounted = UIRule(
    "search.suggestions-uncounted", "Nobody says how many suggestions there are.",
    .deviceReport)
  static let searchCompletion = UIRule(
    "search.completion",
    "A suggestion with a completion is a button that enters its text and submits it.",
    .assumption)
  static let searchTokens = UIRule(
    "search.tokens", "Tokens stand before the text in the value of a search field.",
    .assumption)

  static let searchRules = [
    searchEntry, searchBegin, searchCancel, searchScopes, searchSuggestions,
    searchSuggestionsUncounted, searchCompletion,
    searchTokens,
  ]
}
