import EarshotTree

/// A dot or a symbol whose colour is all that it says.
public enum ColorOnly: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "color-only",
    title: "A state is told by colour alone",
    meets:
      "Who is there and who is away, or what is new, is told by the colour of a dot or a symbol.",
    remedy: "say the state in words, as in `.accessibilityValue(\"Online\")`",
    severity: .warning,
    confidence: .assumed,
    assumption:
      "a small shape or symbol that has one of few colours in rows that look alike tells of a state",
    criteria: [.useOfColor],
    needs: [.drawing],
    languages: ["en"],
    bad: .swift(
      """
      ForEach(["Ana", "Ben", "Cleo"], id: \\.self) { name in
        HStack {
          Circle().fill(name == "Ben" ? Color.gray : .green).frame(width: 8, height: 8)
          Text(name)
        }
      }
      """),
    good: .swift(
      """
      ForEach(["Ana", "Ben", "Cleo"], id: \\.self) { name in
        HStack {
          Circle().fill(name == "Ben" ? Color.gray : .green).frame(width: 8, height: 8)
          Text(name).accessibilityValue(name == "Ben" ? "Away" : "Online")
        }
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    (RowContrast.lists(of: screen, whereParts: isDot)
      + RowContrast.lists(of: screen, whereParts: isSymbol)).compactMap(problem)
  }

  private static func problem(in list: RowContrast) -> AuditProblem? {
    let marked = list.rows.filter { $0.parts.count == 1 }
    let marks = marked.compactMap(\.parts.first)
    let paints = Set(marks.compactMap(paint))
    guard let part = marks.first, paints.count > 1, paints.count < marks.count,
      Set(marks.map(\.kind.symbol)).count == 1, !marked.contains(where: tellsState)
    else { return nil }
    let mark = part.kind.symbol.map { "the picture \(Quotation.of($0))" } ?? "a dot"
    return AuditProblem(
      part: part.id,
      "the rows differ in the colour of \(mark), \(Quotation.list(paints.sorted())), and not in words"
    )
  }

  /// Whether a row has words by which its state may be known.
  private static func tellsState(_ row: RowContrast.Row) -> Bool {
    row.isSelected || row.told.words.contains(where: stateWords.contains)
  }

  private static func isDot(_ part: DrawnPart) -> Bool {
    guard case .shape(paint: .some) = part.kind, !part.isScaledToNothing,
      let width = part.size?.width,
      let height = part.size?.height
    else { return false }
    return width <= largestDot && height <= largestDot
  }

  /// A symbol that tells of a state by being there, or by its colour; folders and tags have colours
  /// for their own sake.
  private static func isSymbol(_ part: DrawnPart) -> Bool {
    guard part.paint != nil, !part.isScaledToNothing, let symbol = part.kind.symbol else {
      return false
    }
    return bearers.contains(String(symbol.prefix { $0 != "." }))
  }

  private static func paint(of part: DrawnPart) -> String? {
    guard case .shape(let paint) = part.kind else { return part.paint }
    return paint
  }

  private static let bearers: Set<String> = [
    "circle", "smallcircle", "largecircle", "checkmark", "xmark", "exclamationmark", "heart",
    "star", "bookmark", "bell", "pin", "lock", "wifi", "mic", "video", "hand", "envelope", "clock",
  ]

  private static let largestDot = 24.0
  private static let stateWords: Set<String> = [
    "online", "offline", "away", "busy", "active", "inactive", "idle", "available", "unavailable",
    "unread", "read", "new", "sent", "failed", "delivered", "pending", "muted", "typing", "here",
    "connected", "disconnected", "done", "open", "closed", "on", "off", "high", "low", "medium",
    "urgent", "overdue", "missed",
  ]
}

extension DrawnPart.Kind {
  /// The name of a system symbol.
  fileprivate var symbol: String? { if case .symbol(let name) = self { name } else { nil } }
}
