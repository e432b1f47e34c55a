import EarshotTree

/// A screen that can be seen and not be heard.
public enum NothingFocusable: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "nothing-focusable",
    title: "Most of what is drawn cannot be reached",
    meets: "The screen is full, and the cursor finds nothing, or only what stands at its edges.",
    remedy: "take `.accessibilityHidden(true)` from what holds the content",
    severity: .error,
    criteria: [.keyboard, .nameRoleValue],
    needs: [.drawing],
    bad: .swift(
      """
      List {
        ForEach(1..<9) { place in Text("Message \\(place) of the day") }
      }
      .accessibilityHidden(true)
      """),
    good: .swift(
      """
      List {
        ForEach(1..<9) { place in Text("Message \\(place) of the day") }
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let silent = silentTexts(on: screen)
    guard let first = silent.first?.words, let last = silent.last?.words else {
      return touchableProblem(on: screen)
    }
    let texts =
      silent.count == 1
      ? "the only text, \(Quotation.of(first)), is drawn"
      : "\(silent.count) texts, from \(Quotation.of(first)) to \(Quotation.of(last)), are drawn"
    let reached = screen.elements.isEmpty ? "nothing can be reached" : "none of them can be reached"
    return [AuditProblem(part: silent.first?.id, "\(texts), and \(reached)")]
  }

  /// A menu of pictures is as silent as one of words.
  private static func touchableProblem(on screen: AuditedScreen) -> [AuditProblem] {
    guard screen.elements.isEmpty,
      let part = screen.drawn?.parts.first(where: { !$0.touches.isEmpty && !$0.isScaledToNothing })
    else { return [] }
    return [
      AuditProblem(part: part.id, "what a finger can touch is drawn, and nothing can be reached")
    ]
  }

  /// The texts that are silent together, where that is a whole screen or the most part of one.
  static func silentTexts(on screen: AuditedScreen) -> [DrawnPart] {
    let silent = screen.unspokenTexts
    let drawn = screen.drawn?.parts.filter { $0.visibleWords != nil }.count ?? 0
    let isMost = silent.count >= manyTexts && silent.count * 2 >= drawn
    return screen.elements.isEmpty || isMost ? silent : []
  }

  private static let manyTexts = 4
}
