import EarshotTree

/// Words that are drawn and become others, or that come or go, by something that was done.
struct DrawnRewriting: Hashable, Sendable {
  /// The words of one part before and after.
  fileprivate struct Change: Hashable, Sendable {
    let before: String?
    let after: String?
  }

  private let changes: [Change]

  /// Compares what is written before and after a step; nil where it is the same, or where what
  /// differs is told of as words that are never spoken, or that a label takes away.
  init?(by step: AuditedStep) {
    let screens = [step.former, step.latter]
    let silent = Set(screens.flatMap(Self.partsToldOfElsewhere).map(\.id))
    let former = Self.writing(on: step.former, besides: silent)
    let latter = Self.writing(on: step.latter, besides: silent)
    let words = Dictionary(
      former.map { ($0.id, $0.words) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(latter.map(\.id))
    let gone = former.filter { !kept.contains($0.id) }.map(\.words)
    let come = latter.filter { words[$0.id] == nil }.map(\.words)
    let changed = latter.filter { words[$0.id] != nil && words[$0.id] != $0.words }
    changes =
      changed.map { Change(before: words[$0.id], after: $0.words) }
      + (0..<max(gone.count, come.count)).map { index in
        Change(
          before: gone.indices.contains(index) ? gone[index] : nil,
          after: come.indices.contains(index) ? come[index] : nil)
      }
    guard !changes.isEmpty else { return nil }
  }

  private static func partsToldOfElsewhere(on screen: AuditedScreen) -> [DrawnPart] {
    let wiped = LabelWipesWords.problems(on: screen).compactMap(\.element)
    return screen.unspokenTexts + wiped.compactMap { screen[$0] }.flatMap(\.parts)
  }

  /// The first few changes in words: `“Likes 2” becomes “Likes 3”`.
  var text: String {
    let shown = changes.prefix(Self.few).map(\.text).joined(separator: ", ")
    let rest = changes.count - Self.few
    return rest > 0 ? "\(shown), and \(rest) more" : shown
  }

  private static let few = 2

  private static func writing(
    on screen: AuditedScreen, besides silent: Set<DrawnPart.ID>
  ) -> [(id: DrawnPart.ID, words: String)] {
    (screen.drawn?.parts ?? []).compactMap { part in
      guard !part.isScaledToNothing, !silent.contains(part.id), let words = part.words else {
        return nil
      }
      return (part.id, words)
    }
  }
}

extension DrawnRewriting.Change {
  fileprivate var text: String {
    switch (before, after) {
    case (let before?, let after?): "\(Quotation.of(before)) becomes \(Quotation.of(after))"
    case (let before?, nil): "\(Quotation.of(before)) is gone"
    case (nil, let after?): "\(Quotation.of(after)) appears"
    case (nil, nil): ""
    }
  }
}
