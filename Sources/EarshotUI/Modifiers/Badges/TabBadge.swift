/// What is counted beside a tab, in the language of the tab.
struct TabBadge: Equatable {
  /// As it is seen.
  let text: String
  /// As it is heard.
  let words: String
}

extension Badge {
  /// What stands beside a tab.
  func worded(in environment: EnvironmentValues) -> TabBadge {
    TabBadge(
      text: text.words(in: environment).string, words: words.words(in: environment).string)
  }
}
