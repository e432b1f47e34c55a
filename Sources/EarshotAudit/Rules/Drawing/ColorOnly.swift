import EarshotTree

/// A dot whose colour is all that it says.
public enum ColorOnly: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "color-only",
    title: "A state is told by colour alone",
    meets: "Who is there and who is away, or what is new, is told by the colour of a dot.",
    remedy: "say the state in words, as in `.accessibilityValue(\"Online\")`",
    severity: .warning,
    confidence: .assumed,
    assumption:
      "a small shape that has one of few colours in rows that look alike tells of a state",
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
    RowContrast.lists(of: screen, whereParts: isDot).compactMap(problem)
  }

  private static func problem(in list: RowContrast) -> AuditProblem? {
    let dotted = list.rows.filter { $0.parts.count == 1 }
    let paints = Set(dotted.compactMap { $0.parts.first.flatMap(paint) })
    guard let part = dotted.first?.parts.first, paints.count > 1, paints.count < dotted.count,
      !dotted.contains(where: tellsState)
    else { return nil }
    return AuditProblem(
      part: part.id,
      "the rows differ in the colour of a dot, \(Quotation.list(paints.sorted())), and not in words"
    )
  }

  /// Whether a row has words by which its state may be known.
  private static func tellsState(_ row: RowContrast.Row) -> Bool {
    row.isSelected || row.told.words.contains(where: stateWords.contains)
  }

  private static func isDot(_ part: DrawnPart) -> Bool {
    guard paint(of: part) != nil, !part.isScaledToNothing, let width = part.size?.width,
      let height = part.size?.height
    else { return false }
    return width <= largestDot && height <= largestDot
  }

  private static func paint(of part: DrawnPart) -> String? {
    guard case .shape(let paint) = part.kind else { return nil }
    return paint
  }

  private static let largestDot = 24.0
  private static let stateWords: Set<String> = [
    "online", "offline", "away", "busy", "active", "inactive", "idle", "available", "unavailable",
    "unread", "read", "new", "sent", "failed", "delivered", "pending", "muted", "typing", "here",
    "connected", "disconnected", "done", "open", "closed", "on", "off", "high", "low", "medium",
    "urgent", "overdue", "missed",
  ]
}
