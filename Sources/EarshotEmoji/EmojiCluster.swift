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

  /// How many parts of a sequence are tried as one emoji; Unicode recommends none of more.
  private static let mostJoined = 5

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

  /// Takes the longest emoji from the left that has a name, and goes on after it.
  private mutating func appendParts(of scalars: [Unicode.Scalar]) {
    if let name = names.name(of: scalars) { return parts.append(.name(name)) }
    var rest = scalars.split(separator: .joiner)[...]
    while let part = rest.first {
      let count = appendLongestName(from: rest)
      if count == 0 { for scalar in part { append(scalar) } }
      rest = rest.dropFirst(max(count, 1))
    }
  }

  /// Names as many of the first parts as are one emoji, and says how many these are.
  private mutating func appendLongestName(from rest: ArraySlice<ArraySlice<Unicode.Scalar>>) -> Int
  {
    for count in stride(from: min(rest.count, Self.mostJoined), to: 0, by: -1) {
      let joined = rest.prefix(count)
      guard joined.allSatisfy({ $0.count <= EmojiComposer.longestSequence }) else { continue }
      if let name = names.name(of: Array(joined.joined(separator: [.joiner]))) {
        parts.append(.name(name))
        return count
      }
    }
    return 0
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == .enclosingKeycap {
      appendKeycap()
    } else if scalar.isTag {
      return  // A tag has no picture: an unknown flag of a subdivision shows as a black flag.
    } else if scalar.belongsToEmoji {
      parts.append(.name(name(of: scalar)))
    } else if parts.last?.isName == true, scalar.properties.isCombining {
      return  // A mark on an emoji would end up on the last letter of its name.
    } else {
      appendText(scalar)
    }
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    names.name(of: [scalar]) ?? scalar.regionalLetter.map(String.init)
      ?? scalar.properties.name?.lowercased() ?? names.grammar.unknown
  }

  private mutating func appendKeycap() {
    guard case .text(let text)? = parts.last else {
      return parts.append(.name(names.grammar.keycap))
    }
    parts[parts.count - 1] = .name(names.grammar.text(names.grammar.keycap, [text]))
  }

  private mutating func appendText(_ scalar: Unicode.Scalar) {
    guard case .text(var text)? = parts.last else { return parts.append(.text(String(scalar))) }
    parts.removeLast()  // So that the text is not copied for each scalar of a long cluster.
    text.unicodeScalars.append(scalar)
    parts.append(.text(text))
  }
}
