/// How equal emoji are read that follow each other, with nothing or spaces between them.
public enum EmojiRepeats: Hashable, Sendable {
  /// The name is said for each.
  case each
  /// From so many on, and never for one alone, the name is said once, and how many times.
  case counted(from: Int)

  func counts(_ count: Int) -> Bool {
    switch self {
    case .each: false
    case .counted(let least): count >= max(least, 2)
    }
  }
}
