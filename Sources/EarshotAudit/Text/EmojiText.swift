import EarshotEmoji

/// Emoji in a text of the app.
struct EmojiText {
  private let names: EmojiNames
  private let characters: [Character]

  /// Looks at a text in a language.
  init(_ text: String, language: String) {
    names = EmojiNames(language: language)
    characters = Array(text)
  }

  /// Whether the text holds emoji and nothing else that has a sound.
  var isOnlyEmoji: Bool {
    var holdsEmoji = false
    for character in characters where !character.isWhitespace {
      guard names.words(for: character) != nil else { return false }
      holdsEmoji = true
    }
    return holdsEmoji
  }

  /// The first emoji beside which its own name is written, and the name; nil where there is none.
  var firstNamedTwice: (emoji: Character, name: String)? {
    for (place, character) in characters.enumerated() {
      guard let name = names.words(for: character) else { continue }
      let letters = Array(name.lowercased())
      if isWritten(letters, after: place) || isWritten(letters, before: place) {
        return (character, name)
      }
    }
    return nil
  }

  private func isWritten(_ name: [Character], after place: Int) -> Bool {
    var start = place + 1
    while start < characters.count, isMark(characters[start]) { start += 1 }
    return isWritten(name, from: start)
  }

  private func isWritten(_ name: [Character], before place: Int) -> Bool {
    var end = place
    while end > 0, isMark(characters[end - 1]) { end -= 1 }
    return isWritten(name, from: end - name.count)
  }

  /// Whether the name stands at a place, as words of its own and in whatever case.
  private func isWritten(_ name: [Character], from start: Int) -> Bool {
    let end = start + name.count
    guard start >= 0, end <= characters.count, !isLetter(start - 1), !isLetter(end) else {
      return false
    }
    return zip(characters[start..<end], name).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  private func isLetter(_ place: Int) -> Bool {
    characters.indices.contains(place) && characters[place].isLetter
  }

  private func isMark(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation
  }
}
