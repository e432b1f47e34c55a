/// Remembers what was tried with what, so that the same is not tried over and over.
///
/// Of rows that are independent of each other, one is tried again and again while nothing but the
/// others changes. A deed is tried with an element that is exposed just so in as many states as the
/// limit says among those that differ in words only, and anew where something else differs.
struct TriedDeeds {
  private struct Occasion: Hashable {
    let kind: Int
    let fact: Int?
    let deed: AuditDeed
  }

  /// In how many states that differ in words only the same is tried.
  let limit: Int
  private var counts: [Occasion: Int] = [:]

  init(limit: Int) { self.limit = limit }

  /// Whether a deed is still worth trying in a state of a kind, with something exposed or drawn in a
  /// way that has a number.
  func wants(_ deed: AuditDeed, with fact: Int?, in kind: Int) -> Bool {
    counts[Occasion(kind: kind, fact: fact, deed: deed), default: 0] < limit
  }

  /// Takes note that a deed is tried.
  mutating func takeNote(of deed: AuditDeed, with fact: Int?, in kind: Int) {
    counts[Occasion(kind: kind, fact: fact, deed: deed), default: 0] += 1
  }
}
