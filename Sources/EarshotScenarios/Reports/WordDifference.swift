/// Two lines of which some words differ, with those words marked.
struct WordDifference {
  /// A stretch of a line that stands in it alone, or in the other as well.
  struct Run: Hashable {
    var text: String
    let isShared: Bool
  }

  /// Longer lines are set one below the other without marks.
  private static let tokenLimit = 1_000

  /// The expected line in runs.
  let expected: [Run]
  /// The heard line in runs.
  let heard: [Run]

  /// Compares two lines; nil where they share no word, so that marks would tell nothing.
  init?(expected: String, heard: String) {
    let old = Self.tokens(of: expected)
    let new = Self.tokens(of: heard)
    guard max(old.count, new.count) <= Self.tokenLimit else { return nil }
    let difference = new.difference(from: old)
    self.expected = Self.runs(of: old, apartFrom: difference.removals)
    self.heard = Self.runs(of: new, apartFrom: difference.insertions)
    guard self.expected.contains(where: \.isSharedWord) else { return nil }
  }

  /// Words, and between them each mark and space for itself.
  private static func tokens(of line: String) -> [String] {
    var tokens: [String] = []
    var isInWord = false
    for character in line {
      let isOfWord = !character.isWhitespace && !character.isPunctuation
      if isOfWord, isInWord, let last = tokens.popLast() {
        tokens.append(last + String(character))
      } else {
        tokens.append(String(character))
      }
      isInWord = isOfWord
    }
    return tokens
  }

  private static func runs(
    of tokens: [String], apartFrom changes: [CollectionDifference<String>.Change]
  ) -> [Run] {
    let changed = Set(changes.map(\.offset))
    var runs: [Run] = []
    for (index, token) in tokens.enumerated() {
      append(Run(text: token, isShared: !changed.contains(index)), to: &runs)
    }
    return runs
  }

  /// A space between two words that are not shared is not worth a run of its own.
  private static func append(_ run: Run, to runs: inout [Run]) {
    if let last = runs.last, last.isShared == run.isShared {
      runs[runs.count - 1].text += run.text
    } else if !run.isShared, runs.count > 1, runs[runs.count - 1].text == " " {
      runs.removeLast()
      runs[runs.count - 1].text += " " + run.text
    } else {
      runs.append(run)
    }
  }
}

extension WordDifference.Run {
  fileprivate var isSharedWord: Bool {
    isShared && text.contains { !$0.isWhitespace && !$0.isPunctuation }
  }
}

extension CollectionDifference.Change {
  /// The place of what was removed or inserted.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
