import EarshotTree

// What a search field does.
extension UIRule {
  static let searchEntry = UIRule(
    "search.entry",
    "What is entered into a search field is its text; a line end is the return key, which submits.",
    .assumption)

  static let searchRules = [searchEntry]
}
