import EarshotTree

/// Something that cannot be seen through its opacity alone, and that some systems read.
public enum TransparentElement: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "transparent-element",
    title: "Something fully transparent is not hidden",
    meets: "On one version of the system the cursor passes over it, and on another it stops at "
      + "something that nobody can see.",
    remedy: "leave it away while it cannot be seen, or add `.accessibilityHidden(true)` until then",
    severity: .note,
    confidence: .assumed,
    assumption: "what has an opacity of 0 is no element, as on newer versions of the system",
    criteria: [.meaningfulSequence],
    needs: [.drawing],
    bad: .swift(
      """
      VStack {
        Text("See you at the boathouse")
        Text("Not delivered").opacity(0)
      }
      """),
    good: .swift(
      """
      VStack {
        Text("See you at the boathouse")
        Text("Not delivered").opacity(0).accessibilityHidden(true)
      }
      """))

  /// What stands at one place in different rows is told of once.
  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    var seen: Set<ElementPath> = []
    let stops = Set(screen.elements.map { ElementPath($0.id) })
    return (screen.drawn?.transparentParts ?? []).filter { part in
      isStop(part) && !isInside(part, of: stops) && seen.insert(ElementPath(part.id).shape).inserted
    }.map { part in
      AuditProblem(
        part: part.id,
        "\(part.words.map(Quotation.of) ?? part.look) is fully transparent and not hidden, so that "
          + "it depends on the version of the system whether it is read")
    }
  }

  /// Shapes and ornaments are no elements in any case.
  private static func isStop(_ part: DrawnPart) -> Bool {
    switch part.kind {
    case .text, .asset, .symbol, .picture, .control: true
    case .decoration, .shape: false
    }
  }

  /// What lies inside a control or something combined is no stop of its own.
  private static func isInside(_ part: DrawnPart, of stops: Set<ElementPath>) -> Bool {
    ElementPath(part.id).ancestry.contains(where: stops.contains)
  }
}
