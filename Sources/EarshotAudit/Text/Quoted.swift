/// Words of an app in a message.
enum Quoted {
  private static let longest = 60

  /// The words in quotation marks, cut where they are long.
  static func text(_ words: String) -> String {
    let start = words.prefix(longest)
    return "“\(start)\(start.endIndex == words.endIndex ? "" : "…")”"
  }

  /// A number of times in words, as long as it is small.
  static func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }
}
