import EarshotTree

/// One stop for several things that can be touched, and no way to do them all.
public enum FewerActionsThanParts: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "fewer-actions-than-parts",
    title: "A combined element offers less than its parts do",
    meets: "A link, a picture and a quotation can be tapped, and a double tap does one of them.",
    remedy: "offer what each part does with `.accessibilityAction(named:)`",
    severity: .error,
    criteria: [.keyboard],
    needs: [.drawing],
    bad: .swift(
      """
      VStack {
        Text("The photos are in").onTapGesture { print("album") }
        Text("Row out at eight")
        Text("Lower jetty").onTapGesture { print("map") }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      """),
    good: .swift(
      """
      VStack {
        Text("The photos are in").onTapGesture { print("album") }
        Text("Row out at eight")
        Text("Lower jetty").onTapGesture { print("map") }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction(named: "Show on map") { print("map") }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard element.isCombined else { return nil }
      let parts = element.touchableParts
      let deeds = deeds(of: element)
      guard parts.count > 1, parts.count > deeds else { return nil }
      let offered = deeds == 0 ? "nothing" : deeds == 1 ? "one thing" : "\(deeds) things"
      return AuditProblem(
        element: element.id,
        "\(parts.count) of its parts react to a finger, and it offers \(offered)")
    }
  }

  private static func deeds(of element: AuditedElement) -> Int {
    let own: [AccessibilityResponses] = [.adjustment, .textEntry]
    let acts = element.responses?.isDisjoint(with: [.activation, .tap]) == false
    return element.element.customActions.count + (acts ? 1 : 0)
      + own.count { element.responses?.contains($0) == true }
  }
}
