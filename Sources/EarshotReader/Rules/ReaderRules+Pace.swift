import EarshotTree

/// What becomes of speech when gestures are made while it lasts.
extension ReaderRules {
  static let pace = [
    plannedGesture, answerInterrupts, typingInterrupts, readingInTime, readingYields, readingAnew,
    readingFollows, readingEnds, pauseHolds, pauseMeanwhile, pauseByWord,
  ]

  static let plannedGesture = AccessibilityRule(
    id: "gesture.planned",
    statement: """
      A gesture that is planned is made at its time while time passes, between what the app was \
      planned to do before it and after it.
      """,
    evidence: .decision)
  static let answerInterrupts = AccessibilityRule(
    id: "speech.answer-interrupts",
    statement: """
      What a gesture has said without moving the cursor cuts off what is being said, as a move of \
      the cursor does.
      """,
    evidence: .assumption)
  static let typingInterrupts = AccessibilityRule(
    id: "speech.typing-interrupts",
    statement: "What is typed is said at once, and cuts off what was typed before it.",
    evidence: .assumption)
  static let readingInTime = AccessibilityRule(
    id: "reading.stop-after-stop",
    statement: """
      While time passes, each stop of a reading begins when the one before was said to its end; \
      what is left when the time is over is read at once.
      """,
    evidence: .decision)
  static let readingYields = AccessibilityRule(
    id: "reading.yields",
    statement: """
      What the app announces meanwhile is said between two stops of a reading; what is of high \
      priority cuts a stop off, of which the rest is said after it.
      """,
    evidence: .assumption)
  static let readingAnew = AccessibilityRule(
    id: "reading.anew",
    statement: "A stop that became another while it was cut off is read anew.",
    evidence: .assumption)
  static let readingFollows = AccessibilityRule(
    id: "reading.follows-cursor",
    statement: "A reading goes on from where the app moves the cursor.",
    evidence: .assumption)
  static let readingEnds = AccessibilityRule(
    id: "reading.ends",
    statement: "Every gesture besides the pause ends a reading, and gives up what was held.",
    evidence: .assumption)
  static let pauseHolds = AccessibilityRule(
    id: "pause.holds",
    statement: "A two-finger tap holds what is being said, and the next one goes on with it.",
    evidence: .documented)
  static let pauseMeanwhile = AccessibilityRule(
    id: "pause.meanwhile",
    statement: """
      What waits is held as well; what is announced after that is said at once, although something \
      is held.
      """,
    evidence: .assumption)
  static let pauseByWord = AccessibilityRule(
    id: "pause.by-word",
    statement: "What was cut off goes on with the word in which it was.",
    evidence: .assumption)
}
