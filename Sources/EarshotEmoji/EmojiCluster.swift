/// One character taken apart into text that stays and emoji that are named.
struct EmojiCluster {
  /// What a character is made of, for a listener.
  enum Part: Equatable {
    /// Text that is no emoji.
    case text(String)
    /// The name of an emoji.
    case name(String)

    var text: String {
      switch self {
      case .text(let text), .name(let text): text
      }
    }

    var isName: Bool {
      switch self {
      case .text: false
      case .name: true
      }
    }
  }

  private(set) var parts: [Part] = []
  private let names: EmojiNames

  init(_ character: Character, names: EmojiNames) {
    self.names = names
    let scalars = character.unicodeScalars
    guard scalars.contains(where: \.belongsToEmoji) else {
      parts = [.text(String(character))]
      return
    }
    let sequence = Array(scalars.filter { !$0.isVariationSelector })
    guard !Self.isTextOfItsOwn(scalars) else {
      parts = [.text(String(String.UnicodeScalarView(sequence)))]
      return
    }
    appendParts(of: sequence)
  }

  /// Whether a character is a legal sign that nothing asks to be an emoji.
  private static func isTextOfItsOwn(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.isLegalSign else { return false }
    return !scalars.dropFirst().contains { $0.belongsToEmoji && $0 != .textStyle }
  }

  private func name(of scalars: [Unicode.Scalar]) -> String? {
    names.name(of: scalars) ?? nameWithTones(scalars) ?? nameOfUnknownFlag(scalars)
  }

  /// CLDR's way of naming tones: after the emoji, but before the hair of a person.
  private func nameWithTones(_ scalars: [Unicode.Scalar]) -> String? {
    var tones = scalars.filter(\.isTone)
    guard let first = tones.first, let name = names.name(of: scalars.filter { !$0.isTone }) else {
      return nil
    }
    if tones.allSatisfy({ $0 == first }) { tones = [first] }
    let words = tones.compactMap { names.name(of: [$0]) }.joined(separator: ", ")
    for person in ["person: ", "man: ", "woman: "] where name.hasPrefix(person) {
      return "\(person)\(words), \(name.dropFirst(person.count))"
    }
    return name.contains(": ") ? "\(name), \(words)" : "\(name): \(words)"
  }

  private func nameOfUnknownFlag(_ scalars: [Unicode.Scalar]) -> String? {
    let letters = scalars.compactMap(\.regionalLetter)
    guard letters.count == scalars.count, !letters.isEmpty else { return nil }
    if letters.count == 1 { return "regional indicator symbol letter \(letters[0])" }
    return "unknown flag \(letters.map(String.init).joined(separator: " "))"
  }

  private mutating func appendParts(of scalars: [Unicode.Scalar]) {
    if let name = name(of: scalars) { return parts.append(.name(name)) }
    for part in scalars.split(separator: .joiner) {
      if let name = name(of: Array(part)) {
        parts.append(.name(name))
      } else {
        for scalar in part { append(scalar) }
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == .enclosingKeycap {
      appendKeycap()
    } else if scalar.isTag {
      return  // A tag has no picture: an unknown flag of a subdivision shows as a black flag.
    } else if scalar.belongsToEmoji {
      parts.append(.name(name(of: [scalar]) ?? "emoji"))
    } else if parts.last?.isName == true, scalar.properties.isCombining {
      return  // A mark on an emoji would end up on the last letter of its name.
    } else {
      appendText(scalar)
    }
  }

  private mutating func appendKeycap() {
    guard case .text(let text)? = parts.last else { return parts.append(.name("keycap")) }
    parts[parts.count - 1] = .name("keycap: \(text)")
  }

  private mutating func appendText(_ scalar: Unicode.Scalar) {
    guard case .text(var text)? = parts.last else { return parts.append(.text(String(scalar))) }
    parts.removeLast()  // So that the text is not copied for each scalar of a long cluster.
    text.unicodeScalars.append(scalar)
    parts.append(.text(text))
  }
}
