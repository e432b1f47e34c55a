import EarshotAudit
import EarshotReader
import EarshotTree

/// Steps and explorations for tests of rules, in few words.
enum Deeds {
  /// A double tap on an element.
  static func activate(
    _ id: AccessibilityElement.ID, from before: AuditedScreen, to after: AuditedScreen? = nil,
    outcome: AccessibilityActionOutcome = .performed, changes: [AccessibilityChange] = [],
    heard: [Heard] = [], cursor: AccessibilityElement.ID? = nil, fates: [AnnouncementFate] = []
  ) -> AuditedStep {
    step(
      .perform(.activate, on: id), from: before, to: after, outcome: outcome, changes: changes,
      heard: heard, cursor: cursor, fates: fates)
  }

  /// An action that is chosen by its name.
  static func act(
    _ name: String, on id: AccessibilityElement.ID, from before: AuditedScreen,
    to after: AuditedScreen? = nil, outcome: AccessibilityActionOutcome = .performed,
    changes: [AccessibilityChange] = [], cursor: AccessibilityElement.ID? = nil
  ) -> AuditedStep {
    step(
      .perform(.custom(AccessibilityCustomAction(name)), on: id), from: before, to: after,
      outcome: outcome, changes: changes, cursor: cursor)
  }

  /// Something that is done; the cursor stays where it is acted unless it is told elsewhere.
  static func step(
    _ deed: AuditDeed, from before: AuditedScreen, to after: AuditedScreen? = nil,
    outcome: AccessibilityActionOutcome = .performed, changes: [AccessibilityChange] = [],
    heard: [Heard] = [], cursor: AccessibilityElement.ID? = nil, fates: [AnnouncementFate] = [],
    reducesMotion: Bool = false
  ) -> AuditedStep {
    let start = deed.takesFinger ? before.elements.first?.id : deed.subject
    return AuditedStep(
      deed, before: before, outcome: outcome, heard: heard, changes: changes,
      after: after ?? before, cursorBefore: start, cursorAfter: cursor ?? start,
      reducesMotion: reducesMotion, fates: fates)
  }

  /// Everything that was done, with the states that it led through.
  static func exploration(
    _ steps: [AuditedStep], expanded: [Int]? = nil,
    restless: Set<AccessibilityElement.ID> = [],
    surprises: [Exploration.Surprise] = []
  ) -> Exploration {
    var states: [AuditedScreen] = []
    let number = { (screen: AuditedScreen) -> Int in
      if let known = states.firstIndex(of: screen) { return known }
      states.append(screen)
      return states.count - 1
    }
    let edges = steps.map {
      Exploration.Edge(from: number($0.before), to: number($0.after), step: $0)
    }
    return Exploration(
      states: states, steps: edges, expanded: expanded ?? Array(states.indices),
      restless: restless, surprises: surprises)
  }

  /// A movement.
  static func motion(
    _ property: MotionEvent.Property = .scale, of subject: String = "❤️",
    element: AccessibilityElement.ID? = nil, from: Double = 0, to: Double = 1,
    duration: Duration = .seconds(1)
  ) -> AccessibilityChange {
    .motion(
      MotionEvent(
        of: subject, element: element, property, from: .number(from), to: .number(to),
        curve: "linear", duration: duration))
  }

  /// An announcement.
  static func announcement(_ words: String) -> AccessibilityChange {
    .posted(.announcement(words))
  }
}
