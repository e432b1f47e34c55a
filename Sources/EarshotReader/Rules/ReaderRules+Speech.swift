import EarshotTree

/// What is said over what, while time passes.
extension ReaderRules {
  static let speech = [
    speechPace, speechInFull, priorityLow, priorityDefault, priorityHigh, focusInterrupts,
    sameMoment, newerChange, tooManyWaiting, inaudible,
  ]

  static func rule(for priority: AccessibilityNotification.Priority) -> AccessibilityRule {
    switch priority {
    case .low: priorityLow
    case .default: priorityDefault
    case .high: priorityHigh
    }
  }

  static let speechPace = AccessibilityRule(
    id: "speech.pace",
    statement: "At a rate of 50 % fifteen characters are said in a second, whatever they are.",
    evidence: .assumption)
  static let speechInFull = AccessibilityRule(
    id: "speech.in-full",
    statement: """
      A command takes no time, and what it brings about is said in full; only what \
      happens while time passes is said over each other.
      """,
    evidence: .decision)
  static let priorityLow = AccessibilityRule(
    id: "announcement.low",
    statement: """
      An announcement of low priority waits until nothing else is being said, and is \
      dropped when something that came later is said before it.
      """,
    evidence: .assumption)
  static let priorityDefault = AccessibilityRule(
    id: "announcement.default",
    statement: """
      An announcement of default priority waits for the end of what is being said, \
      although Apple's documentation has it interrupt that.
      """,
    evidence: .assumption)
  static let priorityHigh = AccessibilityRule(
    id: "announcement.high",
    statement: """
      An announcement of high priority cuts off what is being said, and is not cut \
      off itself.
      """,
    evidence: .documented)
  static let focusInterrupts = AccessibilityRule(
    id: "speech.focus-interrupts",
    statement: """
      What is said when the cursor moves cuts off what is being said and drops what \
      waits, except for announcements of high priority.
      """,
    evidence: .deviceReport)
  static let sameMoment = AccessibilityRule(
    id: "speech.same-moment",
    statement: "What comes at the same moment is said one after another, the cursor first.",
    evidence: .assumption)
  static let newerChange = AccessibilityRule(
    id: "speech.newer-change",
    statement: """
      A change of the element under the cursor that waits for its turn gives way to a \
      newer one.
      """,
    evidence: .assumption)
  static let tooManyWaiting = AccessibilityRule(
    id: "speech.too-many",
    statement: """
      No more than a hundred things wait to be said, which is more than a person listens to; \
      what comes after them is dropped.
      """,
    evidence: .decision)
  static let inaudible = AccessibilityRule(
    id: "announcement.inaudible",
    statement: "An announcement in which there is nothing to be heard is dropped.",
    evidence: .decision)
}
