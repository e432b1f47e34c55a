import EarshotTree

/// What is not known of a screen, so that rules that need it have nothing to go by.
struct UnmetNeeds {
  private let unmet: Set<AuditNeed>
  private let screens: [AuditedScreen]

  /// Looks at what is known of the opened screen.
  init(of exploration: Exploration, isCalmKnown: Bool) {
    let screens = exploration.states
    let elements = screens.flatMap(\.elements)
    let parts = screens.compactMap(\.drawn).flatMap(\.parts)
    let hasFrames = elements.contains { $0.element.frame != nil }
    let hasCode = elements.contains { $0.responses != nil } || screens.contains { $0.drawn != nil }
    var unmet: Set<AuditNeed> = []
    if !screens.contains(where: { $0.drawn != nil }) { unmet.insert(.drawing) }
    if !hasFrames { unmet.insert(.frames) }
    if !hasFrames, !parts.contains(where: { $0.size != nil }) { unmet.insert(.sizes) }
    if !hasCode { unmet.formUnion([.responses, .behaviour]) }
    if !hasCode || !isCalmKnown { unmet.insert(.reducedMotion) }
    self.unmet = unmet
    self.screens = screens
  }

  /// The rules that need something that is not known, each with the first such need.
  func notChecked(by rules: [AuditRuleFacts], on screen: String) -> [AuditReport.NotChecked] {
    rules.compactMap { rule in
      let need = AuditNeed.allCases.first { rule.needs.contains($0) && unmet.contains($0) }
      let isForeign = !screens.contains(where: rule.understands)
      return (need ?? (isForeign ? .language : nil)).map {
        AuditReport.NotChecked(rule.id, need: $0, screen: screen)
      }
    }
  }
}
