import EarshotTree

/// Words that are heard where there is nothing to be seen.
public enum HeardAndNotDrawn: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "heard-and-not-drawn",
    title: "Something is heard where nothing is drawn",
    meets: "The cursor stops at words that stand nowhere on the screen. Two people who use it "
      + "together, one by eye and one by ear, cannot agree on what is there.",
    remedy: "draw the words as well, or make them part of the element that they belong to",
    severity: .note,
    confidence: .likely,
    criteria: [.infoAndRelationships],
    needs: [.drawing],
    bad: .swift(
      """
      VStack {
        Text("See you at the boathouse")
        Color.clear.frame(height: 8)
          .accessibilityElement()
          .accessibilityLabel("Ana is typing")
      }
      """),
    good: .swift(
      """
      VStack {
        Text("See you at the boathouse")
        Text("Ana is typing")
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let parts = screen.drawn?.parts ?? []
    guard !parts.contains(where: mayBeDescribed) else { return [] }
    let drawn = ComparedWords(parts.compactMap(\.visibleWords).joined(separator: " "))
    return screen.elements.compactMap { element in
      guard let label = element.element.label, isNowhere(element),
        !drawn.convey(ComparedWords(label))
      else { return nil }
      return AuditProblem(
        element: element.id, "heard as \(Quotation.of(label)), and nothing is drawn there")
    }
  }

  /// Something that can be touched lies there on purpose, as what closes a menu.
  private static func isNowhere(_ element: AuditedElement) -> Bool {
    !element.parts.isEmpty && element.parts.allSatisfy { $0.isClear && $0.touches.isEmpty }
      && !element.isControl && element.element.customActions.isEmpty
      && element.element.traits.isDisjoint(with: [.image, .header])
  }

  /// What is drawn and not exposed may be what something clear has words for.
  private static func mayBeDescribed(_ part: DrawnPart) -> Bool {
    guard part.isHidden || part.elements.isEmpty, !part.isScaledToNothing else { return false }
    return part.kind != .text && !part.isClear
  }
}

extension DrawnPart {
  fileprivate var isClear: Bool { kind == .shape(paint: "clear") }
}
