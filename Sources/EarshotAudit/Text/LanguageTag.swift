/// A BCP 47 tag by its form; nothing here knows which languages there are.
struct LanguageTag: Hashable, Sendable {
  /// The tag as it was given.
  let tag: String

  init(_ tag: String) { self.tag = tag }

  /// The language, in lower case and without script and region.
  var language: String { tag.prefix(while: \.isLetter).lowercased() }

  /// Whether the tag is built as such tags are: a language of two or three letters, then parts of
  /// up to eight letters and digits, with hyphens between them.
  ///
  /// Longer languages are allowed by the form, and none is registered.
  var isWellFormed: Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.dropFirst().allSatisfy(Self.isPart) else { return false }
    if ["x", "i"].contains(first.lowercased()) { return parts.count > 1 }
    return (2...3).contains(first.count) && first.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private static func isPart(_ part: Substring) -> Bool {
    (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
