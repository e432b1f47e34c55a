import EarshotTree

/// A text in less room than its words can need.
public enum TextClipped: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "text-clipped",
    title: "A text has too little room for its words",
    meets: "What is heard in full can be seen in part only, the more so in large letters.",
    remedy: "let the text take as many lines as it needs",
    severity: .note,
    confidence: .assumed,
    assumption: "a letter takes at least 4 by 9 points",
    criteria: [.resizeText],
    needs: [.frames],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "1", "label": "Are we rowing tomorrow, and who has the key?",
         "traits": ["staticText"], "frame": [16, 100, 60, 20]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "1", "label": "Are we rowing tomorrow, and who has the key?",
         "traits": ["staticText"], "frame": [16, 100, 300, 44]}]}
      """))

  private static let roomOfLetter = 36.0
  private static let fewLetters = 20

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let frame = element.element.frame, let text = text(of: element),
        text.count >= fewLetters, frame.area > 0,
        frame.area < Double(text.count) * roomOfLetter
      else { return nil }
      return AuditProblem(
        element: element.id,
        "\(text.count) letters are in a room of " + PointText.of(frame.width, by: frame.height))
    }
  }

  /// The label of a plain text is what is drawn, where nothing else is known.
  private static func text(of element: AuditedElement) -> String? {
    let drawn = element.parts.compactMap(\.visibleWords)
    if !drawn.isEmpty { return drawn.joined(separator: " ") }
    return element.element.traits.contains(.staticText) ? element.element.label : nil
  }
}
