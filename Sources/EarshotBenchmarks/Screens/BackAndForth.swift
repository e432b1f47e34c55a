import EarshotReader

/// A walk over a few neighbours, forth and back.
@MainActor
struct BackAndForth {
  private let listener: Listener
  private let length: Int
  private var place = 0
  private var direction = 1

  /// Walks over so many elements, the first of which has the cursor.
  init(over length: Int, with listener: Listener) {
    self.listener = listener
    self.length = length
  }

  /// Takes one step.
  mutating func step() throws(ReaderError) {
    if place + direction == length || place + direction < 0 { direction = -direction }
    try listener.perform(direction > 0 ? .next : .previous)
    place += direction
  }
}
