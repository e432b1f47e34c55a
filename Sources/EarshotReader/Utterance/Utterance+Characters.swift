extension Utterance {
  /// The characters that are said one by one, each once; nil where something else is said.
  var charactersAlone: [Character]? {
    var characters: [Character] = []
    for segment in segments {
      switch segment {
      case .cue: continue
      case .phonetic(let letter) where characters.last == letter: continue
      default:
        guard let character = segment.characterAlone else { return nil }
        characters.append(character)
      }
    }
    return characters.isEmpty ? nil : characters
  }
}
