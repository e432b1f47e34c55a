/// A text in the making in which words take the place of emoji.
struct EmojiReplacement {
  /// How many emoji are remembered with their words; people use far fewer in one text.
  private static let mostRemembered = 4_096
  /// The longest emoji that is remembered, in bytes.
  private static let longestRemembered = 64

  private let names: EmojiNames
  private var output: SpacedText
  /// The words for emoji that the text had before, by a number that follows from their bytes.
  private var remembered: [UInt64: (emoji: Substring, parts: [EmojiCluster.Part])] = [:]

  init(names: EmojiNames, repeats: EmojiRepeats) {
    self.names = names
    output = SpacedText(grammar: names.grammar, repeats: repeats)
  }

  mutating func append(_ piece: EmojiPieces.Piece) {
    switch piece {
    case .text(let text): output.append(text)
    case .custom(let name): output.append(name: name)
    case .cluster(let cluster): append(cluster: cluster)
    }
  }

  /// The whole text, once all of it was appended.
  mutating func finished() -> String { output.finished() }

  private mutating func append(cluster: Substring) {
    let hash = EmojiBytes.hash(cluster.utf8)
    if let known = remembered[hash], known.emoji == cluster {
      return append(known.parts)
    }
    guard let first = cluster.first else { return }
    let parts = EmojiCluster(first, names: names).parts
    if cluster.utf8.count <= Self.longestRemembered, remembered.count < Self.mostRemembered {
      remembered[hash] = (cluster, parts)
    }
    append(parts)
  }

  private mutating func append(_ parts: [EmojiCluster.Part]) {
    for part in parts {
      switch part {
      case .text(let text): output.append(text[...])
      case .name(let name): output.append(name: name)
      }
    }
  }
}
