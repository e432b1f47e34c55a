import EarshotTree

/// A reply in which the message that it answers takes the most time.
public enum LongQuoteInLabel: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "long-quote-in-label",
    title: "What is quoted is longer than what is said to it",
    meets: "A long message is heard again in full, before or after a reply of a few words.",
    remedy: "say whom it replies to, and put the quotation into `.accessibilityCustomContent`",
    severity: .note,
    confidence: .likely,
    criteria: [],
    needs: [.drawing],
    bad: .swift(
      """
      let plan = "We row to the island, have lunch there, and come back with the wind by three"
      return ForEach([nil, plan], id: \\.self) { quote in
        VStack {
          if let quote { Text(quote) }
          Text(quote == nil ? plan : "Count me in")
        }
        .accessibilityElement(children: .combine)
      }
      """),
    good: .swift(
      """
      let plan = "We row to the island, have lunch there, and come back with the wind by three"
      return ForEach([nil, plan], id: \\.self) { quote in
        VStack {
          if let quote { Text(quote).accessibilityHidden(true) }
          Text(quote == nil ? plan : "Count me in")
        }
        .accessibilityElement(children: .combine)
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let parts = screen.drawn?.parts ?? []
    return screen.rowLists.flatMap { list in
      list.rows.flatMap { row in
        row.elements.compactMap { problem(with: $0, in: row, of: list, drawing: parts) }
      }
    }
  }

  private static func problem(
    with element: AuditedElement, in row: RowList.Row, of list: RowList, drawing parts: [DrawnPart]
  ) -> AuditProblem? {
    let told = ComparedWords(element.element.label ?? "")
    let quote = element.parts.first { part in
      let words = ComparedWords(part.visibleWords ?? "")
      return words.words.count >= wordsOfLongQuote
        && words.words.allSatisfy(told.words.contains)
        && told.words.count < 2 * words.words.count && told.words.count > words.words.count
        && parts.contains { isOriginal($0, of: part, words, besides: row, in: list) }
    }
    guard let words = quote?.visibleWords else { return nil }
    return AuditProblem(
      element: element.id,
      "\(Quotation.of(words)) is quoted in it, and is longer than all else that is heard of it")
  }

  /// Whether a part is the message that is quoted: in another row, and at another place in it, since
  /// people may well say the same twice.
  private static func isOriginal(
    _ part: DrawnPart, of quote: DrawnPart, _ words: ComparedWords, besides row: RowList.Row,
    in list: RowList
  ) -> Bool {
    let path = ElementPath(part.id)
    guard let other = path.row, other != row.path, other.shape == list.place,
      path.shape != ElementPath(quote.id).shape, let text = part.visibleWords
    else { return false }
    return ComparedWords(text).words.starts(with: words.words)
  }

  private static let wordsOfLongQuote = 10
}
