/// How the name of an emoji is put together in one language.
///
/// The marks between words are CLDR's; what a flag, a key, an unknown emoji and a repetition are
/// called is short enough to be this project's own.
package struct EmojiGrammar: Sendable {
  /// The marks between words that are listed.
  package struct List: Sendable {
    let ofTwo: String
    let middle: String
    let last: String

    init(_ ofTwo: String, _ middle: String, _ last: String) {
      self.ofTwo = ofTwo
      self.middle = middle
      self.last = last
    }
  }

  /// What stands between what an emoji is and what is said of it more closely.
  package let label: String
  let list: List
  /// The name of the flag of a place.
  package let flag: @Sendable (String) -> String
  /// What a key is called; the character on it follows.
  let keycap: String
  /// What an emoji is called that has no name.
  let unknown: String
  /// What stands between emoji that follow each other.
  let pause: String
  /// Whether words of the language are written without spaces.
  let isUnspaced: Bool
  /// Says how many times something stands there; at least two.
  let times: @Sendable (Int) -> String

  init(
    label: String = ": ", list: List, flag: @escaping @Sendable (String) -> String, keycap: String,
    unknown: String = "emoji", pause: String = ", ", isUnspaced: Bool = false,
    times: @escaping @Sendable (Int) -> String
  ) {
    self.label = label
    self.list = list
    self.flag = flag
    self.keycap = keycap
    self.unknown = unknown
    self.pause = pause
    self.isUnspaced = isUnspaced
    self.times = times
  }

  func text(_ head: String, _ details: [String]) -> String {
    details.isEmpty ? head : head + label + listed(details)
  }

  private func listed(_ words: [String]) -> String {
    guard words.count > 2, let last = words.last else { return words.joined(separator: list.ofTwo) }
    return words.dropLast().joined(separator: list.middle) + list.last + last
  }
}
