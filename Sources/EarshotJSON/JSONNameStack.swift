/// The keys that each open object has had so far, so that none comes twice.
///
/// Objects with few keys, nearly all of them, share one array and cost no allocation.
struct JSONNameStack {
  private static let fewNames = 16

  private var names: [String] = []
  private var levels: [Level] = []

  /// Begins an object.
  mutating func open() { levels.append(Level(start: names.count)) }

  /// Ends the innermost objects, until as many are open as said.
  mutating func close(downTo depth: Int) {
    guard depth < levels.count else { return }
    names.removeSubrange(levels[depth].start...)
    levels.removeSubrange(depth...)
  }

  /// Adds a key to the innermost object, and tells whether it is new there.
  mutating func insert(_ name: String) -> Bool {
    let last = levels.count - 1
    guard levels[last].many.isEmpty else {
      return levels[last].many.insert(ExactName(text: name)).inserted
    }
    let start = levels[last].start
    let isKnown = names[start...].contains { ExactName(text: $0) == ExactName(text: name) }
    guard !isKnown else { return false }
    names.append(name)
    if names.count - start > Self.fewNames {
      levels[last].many = Set(names[start...].map(ExactName.init))
    }
    return true
  }

  private struct Level {
    let start: Int
    var many: Set<ExactName> = []
  }

  /// A key as JSON compares it, scalar for scalar; Swift finds é equal to e with an accent.
  private struct ExactName: Hashable {
    let text: String

    static func == (first: Self, second: Self) -> Bool {
      first.text == second.text && first.text.utf8.elementsEqual(second.text.utf8)
    }
  }
}
