import EarshotTree

/// Texts that are heard in another order than they stand in.
public enum ReadingOrderAgainstFrames: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "reading-order-against-frames",
    title: "Something is read before what stands above it",
    meets: "The conversation is heard from its end, or an answer before its question.",
    remedy:
      "put the views in the order in which they are seen, or use `.accessibilitySortPriority`",
    severity: .error,
    criteria: [.meaningfulSequence, .focusOrder],
    needs: [.frames],
    bad: .tree(
      """
      {"earshotTree": 1, "order": "explicit", "elements": [
        {"id": "2", "label": "Yes, at eight", "frame": [16, 200, 300, 44]},
        {"id": "1", "label": "Are we rowing tomorrow?", "frame": [16, 100, 300, 44]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "order": "explicit", "elements": [
        {"id": "1", "label": "Are we rowing tomorrow?", "frame": [16, 100, 300, 44]},
        {"id": "2", "label": "Yes, at eight", "frame": [16, 200, 300, 44]}]}
      """))

  /// How far apart two tops are that do not belong to one row.
  private static let rowHeight = 8.0

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    runs(on: screen).compactMap { run in
      guard let first = run.first, let last = run.last else { return nil }
      return run.count == 1 ? problem(with: first) : problem(from: first, to: last, run.count)
    }
  }

  private typealias Pair = (former: AuditedElement, next: AuditedElement, relation: Relation)

  private enum Relation {
    case above
    case besideEarlier
  }

  /// What is read against its place, one after another without a pause.
  private static func runs(on screen: AuditedScreen) -> [[Pair]] {
    var runs: [[Pair]] = []
    var goesOn = false
    for (former, next) in zip(screen.elements, screen.elements.dropFirst()) {
      guard let relation = relation(of: next, after: former, on: screen) else {
        goesOn = false
        continue
      }
      if goesOn, let last = runs.indices.last {
        runs[last].append((former, next, relation))
      } else {
        runs.append([(former, next, relation)])
      }
      goesOn = true
    }
    return runs
  }

  private static func relation(
    of next: AuditedElement, after former: AuditedElement, on screen: AuditedScreen
  ) -> Relation? {
    guard let place = next.element.frame, let before = former.element.frame,
      next.containers.first?.id == former.containers.first?.id
    else { return nil }
    // A button that closes something is often read last, wherever it stands.
    if place.sharesColumn(with: before), place.bottom <= before.y + rowHeight,
      place.y <= before.y - rowHeight, !next.hasActiveRole
    {
      return .above
    }
    guard abs(place.y - before.y) < rowHeight else { return nil }
    let isEarlier = screen.readsFromRight ? place.x >= before.right : place.right <= before.x
    return isEarlier ? .besideEarlier : nil
  }

  private static func problem(with pair: Pair) -> AuditProblem {
    let former = Quotation.of(pair.former.name ?? pair.former.spoken)
    return switch pair.relation {
    case .above:
      AuditProblem(element: pair.next.id, "is read after \(former), and stands above it")
    case .besideEarlier:
      AuditProblem(
        element: pair.next.id, "is read after \(former), and stands before it in the same row",
        severity: .warning)
    }
  }

  private static func problem(from first: Pair, to last: Pair, _ count: Int) -> AuditProblem {
    let start = Quotation.of(first.former.name ?? first.former.spoken)
    let end = Quotation.of(last.next.name ?? last.next.spoken)
    return AuditProblem(
      element: first.former.id,
      "\(count + 1) elements, from \(start) to \(end), are read against the order in which they stand"
    )
  }
}
