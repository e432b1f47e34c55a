/// Words of an app as a message quotes them.
enum Quotation {
  private static let mostCharacters = 40

  /// The words in quotation marks, cut where they are long.
  static func of(_ words: String) -> String {
    guard words.count > mostCharacters else { return "“\(words)”" }
    return "“\(words.prefix(mostCharacters).trimmingEnd())…”"
  }

  /// Several quotations as a list.
  static func list(_ texts: [String]) -> String {
    let quoted = texts.map(of)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Substring {
  fileprivate func trimmingEnd() -> Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
