extension Utterance {
  /// The characters that are said one by one, each once; nil where something else is said.
  var charactersAlone: [Character]? {
    var characters: [Character] = []
    var isBesideLetter = false
    for segment in segments {
      switch segment {
      case .cue: continue
      case .phonetic(let letter) where isBesideLetter && characters.last == letter:
        isBesideLetter = false
      default:
        guard let character = segment.characterAlone else { return nil }
        characters.append(character)
        isBesideLetter = segment != .phonetic(character)
      }
    }
    return characters.isEmpty ? nil : characters
  }
}
