/// An action by name that can be done once, and then taken back.
struct ReversibleDeed: Hashable, Sendable {
  /// Each verb with those that take it back, and with the word that tells that it was done.
  private static let verbs: [String: (back: Set<String>, done: String)] = [
    "like": (["unlike", "remove"], "liked"), "mute": (["unmute"], "muted"),
    "pin": (["unpin"], "pinned"), "star": (["unstar", "remove"], "starred"),
    "follow": (["unfollow"], "following"), "block": (["unblock"], "blocked"),
    "archive": (["unarchive"], "archived"), "flag": (["unflag", "remove"], "flagged"),
  ]
  private static let takesBack: Set<String> = ["remove", "undo", "withdraw", "delete", "take"]

  private let back: Set<String>
  /// What is told once the deed is done: the words behind “React with”, or the verb as a state.
  let result: ComparedWords

  /// Reads a name; nil where it is not known to be of that kind.
  init?(_ name: String) {
    let words = Words.folded(name)
    guard let first = words.first else { return nil }
    if first == "react", words.count > 2, words[1] == "with" {
      back = Self.takesBack
      result = ComparedWords(words.dropFirst(2).joined(separator: " "))
    } else if let verb = Self.verbs[first] {
      back = verb.back.union(["undo"])
      result = ComparedWords(verb.done)
    } else {
      return nil
    }
  }

  /// Whether a name promises to take something back that was given.
  static func takesBack(_ name: String) -> Bool {
    let words = Words.folded(name)
    return words.first == "remove"
      && ComparedWords(name).words.dropFirst().allSatisfy {
        ComparedWords($0).areEmoji
      } || verbs.values.contains { $0.back.contains(words.first ?? "") && words.first != "remove" }
  }

  /// Whether an action of another name takes it back.
  func isTakenBack(by name: String) -> Bool {
    Words.folded(name).first.map(back.contains) ?? false
  }

  /// Whether an action that takes something back is about the same: it names what was given, or its
  /// verb alone tells.
  func concerns(_ name: String) -> Bool {
    let words = ComparedWords(name)
    return back != Self.takesBack || words.tells(result)
  }

  /// Whether the result is told after the deed and was not told before.
  func shows(from before: String, to after: String) -> Bool {
    ComparedWords(after).tells(result) && !ComparedWords(before).tells(result)
  }
}

extension ComparedWords {
  fileprivate func tells(_ others: ComparedWords) -> Bool {
    !others.words.isEmpty && others.words.allSatisfy(words.contains)
  }
}
