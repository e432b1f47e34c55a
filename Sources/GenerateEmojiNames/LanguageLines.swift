import EarshotEmoji

/// The lines of one language: names that do not follow from others.
struct LanguageLines {
  let language: EmojiLanguage
  private(set) var lines: [String] = []
  private(set) var stored: [String: String] = [:]
  /// How many names follow from others.
  private(set) var derivedCount = 0

  /// Chooses among all names of a language; throws where a flag is named in a way of its own.
  init(
    _ language: EmojiLanguage, names: [String: String], emoji: [String]
  ) throws(GenerationError) {
    self.language = language
    let bare = emoji.map { $0.withoutVariationSelectors }
    for emoji in bare where emoji.unicodeScalars.count == 1 { store(emoji, names[emoji]) }
    let sequences = bare.filter { $0.unicodeScalars.count > 1 }
    for flag in sequences where flag.isFlag {
      store(flag, try names[flag].map { name throws(GenerationError) in try place(in: name) })
    }
    let others = sequences.filter { !$0.isFlag }
    storeWhatDoesNotFollow(others.filter { !$0.hasTone }, names)
    storeWhatDoesNotFollow(others.filter(\.hasTone), names)
  }

  private mutating func storeWhatDoesNotFollow(_ emoji: [String], _ names: [String: String]) {
    for emoji in emoji {
      guard let name = names[emoji] else { continue }
      let known = stored
      let composer = EmojiComposer(grammar: language.grammar) { known[$0] }
      if composer.name(of: Array(emoji.unicodeScalars)) == name {
        derivedCount += 1
      } else {
        store(emoji, name)
      }
    }
  }

  private mutating func store(_ emoji: String, _ name: String?) {
    guard let name, stored.updateValue(name, forKey: emoji) == nil else { return }
    lines.append("\(emoji) \(name)")
  }

  private func place(in name: String) throws(GenerationError) -> String {
    guard let label = name.firstRange(of: language.grammar.label),
      language == .english
        || language.grammar.flag(String(name[label.upperBound...])) == name
    else { throw GenerationError("\(language.rawValue): error: unknown form of a flag '\(name)'") }
    return String(name[label.upperBound...])
  }
}

extension String {
  fileprivate var withoutVariationSelectors: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }

  fileprivate var hasTone: Bool { unicodeScalars.contains { $0.properties.isEmojiModifier } }

  fileprivate var isFlag: Bool {
    unicodeScalars.allSatisfy {
      (0x1F1E6...0x1F1FF).contains($0.value) || (0xE0020...0xE007F).contains($0.value)
        || $0 == "🏴"
    }
  }
}
