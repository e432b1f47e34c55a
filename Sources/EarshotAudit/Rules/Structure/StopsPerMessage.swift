import EarshotTree

/// A message that takes several swipes.
public enum StopsPerMessage: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "stops-per-message",
    title: "A row takes several stops of which none does anything",
    meets: "Each message is heard in pieces, so that the way to the next one takes several swipes.",
    remedy: "make each row one element with `.accessibilityElement(children: .combine)`",
    severity: .warning,
    criteria: [.infoAndRelationships],
    bad: .swift(
      """
      ForEach(["On my way", "Save me a seat"], id: \\.self) { text in
        VStack {
          Text("Ana")
          Text(text)
        }
      }
      """),
    good: .swift(
      """
      ForEach(["On my way", "Save me a seat"], id: \\.self) { text in
        VStack {
          Text("Ana")
          Text(text)
        }
        .accessibilityElement(children: .combine)
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.rowLists.compactMap { list in
      let rows = list.rows.filter(\.couldBeMessage)
      let split = rows.filter { idleStops(of: $0).count > 1 }
      guard split.count > 1, let row = split.first, let first = row.elements.first else {
        return nil
      }
      let several = rows.count { $0.elements.count > 1 && !idleStops(of: $0).isEmpty }
      let words = Quotation.list(row.elements.compactMap(\.name))
      return AuditProblem(
        element: first.id, "\(count(several, of: rows.count)) several stops, such as \(words)"
      ).about(.row)
    }
  }

  private static func count(_ count: Int, of all: Int) -> String {
    count == all ? "each of \(all) rows takes" : "\(count) of \(all) rows take"
  }

  /// The stops that only tell something; paragraphs are read one by one on purpose.
  private static func idleStops(of row: RowList.Row) -> [AuditedElement] {
    let texts = row.elements.filter { !$0.hasActiveRole }
    let idle = texts.filter { !hasDeedOfItsOwn($0, among: texts) }
    return idle.allSatisfy(isParagraph) ? [] : idle
  }

  /// Whether something can be done at one stop of a row and not at all of them, as with what a swipe
  /// over the row or a tap on it does.
  private static func hasDeedOfItsOwn(
    _ element: AuditedElement, among texts: [AuditedElement]
  ) -> Bool {
    let deeds: AccessibilityResponses = [.activation, .tap, .touchAndHold, .menu, .adjustment]
    return texts.contains { other in
      !Set(element.element.customActions).isSubset(of: other.element.customActions)
        || !(element.responses ?? []).intersection(deeds).isSubset(of: other.responses ?? [])
    }
  }

  private static func isParagraph(_ element: AuditedElement) -> Bool {
    ComparedWords(element.name ?? "").words.count >= wordsOfParagraph
  }

  private static let wordsOfParagraph = 12
}
