import EarshotTree

/// What the rotor does.
extension ReaderRules {
  static let rotor = [
    rotorActions, rotorAdjustValue, rotorActivateFirst, rotorReset, rotorEnds, rotorAround,
    rotorOfApp, rotorPlaces, rotorNearest, rotorText, rotorKinds, rotorKept, rotorAudioGraph,
    chartDescribed, chartDetails, screenSummary, screenSummaryOrder,
  ]

  static let rotorActions = AccessibilityRule(
    id: "rotor.actions",
    statement: "On an element with custom actions the rotor turns to Actions by itself.",
    evidence: .assumption)
  static let rotorAdjustValue = AccessibilityRule(
    id: "rotor.adjust-value",
    statement: """
      On an adjustable element without custom actions the rotor turns to Adjust Value by itself.
      """,
    evidence: .assumption)
  static let rotorActivateFirst = AccessibilityRule(
    id: "rotor.activate-first",
    statement: "The Actions rotor begins with activating the element, which is the default.",
    evidence: .deviceReport)
  static let rotorReset = AccessibilityRule(
    id: "rotor.reset",
    statement: """
      The Actions rotor stands at its beginning whenever the cursor moved or an \
      action was performed.
      """,
    evidence: .decision)
  static let rotorEnds = AccessibilityRule(
    id: "rotor.ends",
    statement: "At both ends of the Actions rotor a sound is played, and it stays.",
    evidence: .assumption)
  static let rotorAround = AccessibilityRule(
    id: "rotor.around",
    statement: """
      Turning the rotor goes through what the element and the app offer; past the last \
      setting it begins again with the first.
      """,
    evidence: .assumption)
  static let rotorOfApp = AccessibilityRule(
    id: "rotor.of-app",
    statement: "A rotor of the app's own can be turned to by its name wherever it is offered.",
    evidence: .deviceReport)
  static let rotorPlaces = AccessibilityRule(
    id: "rotor.places",
    statement: "In a rotor of the app's own a swipe moves the cursor to the next of its places.",
    evidence: .deviceReport)
  static let rotorNearest = AccessibilityRule(
    id: "rotor.nearest-place",
    statement: """
      Where the cursor is at none of the places, the first swipe goes to the nearest one \
      in reading order.
      """,
    evidence: .assumption)
  static let rotorText = AccessibilityRule(
    id: "rotor.stretch-of-text",
    statement: "Where a place of a rotor is a stretch of text, that stretch is said.",
    evidence: .assumption)
  static let rotorKinds = AccessibilityRule(
    id: "rotor.kinds",
    statement: "Turned to a kind of element, the rotor leads to the next one of that kind.",
    evidence: .documented)
  static let rotorKept = AccessibilityRule(
    id: "rotor.kept",
    statement: """
      A rotor that leads through places, kinds, words, facts or a chart stays as the cursor moves, \
      as long as it is offered there or led there.
      """,
    evidence: .assumption)
  static let rotorAudioGraph = AccessibilityRule(
    id: "rotor.audio-graph",
    statement: """
      On a chart the Audio Graph rotor offers to describe it, to play it, and to go \
      into its details.
      """,
    evidence: .deviceReport)
  static let chartDescribed = AccessibilityRule(
    id: "chart.spoken",
    statement: """
      A chart is described by title, summary, axes with their extent, and series with \
      the number of their data, in words of this project.
      """,
    evidence: .assumption)
  static let chartDetails = AccessibilityRule(
    id: "chart.details",
    statement: "The details of a chart are its data, said one after another.",
    evidence: .assumption)
  static let screenSummary = AccessibilityRule(
    id: "screen.summary",
    statement: """
      When the app starts, the element that sums it up is said; the cursor stays.
      """,
    evidence: .deviceReport)
  static let screenSummaryOrder = AccessibilityRule(
    id: "screen.summary-order",
    statement: "The element that sums up the app is said after the first one.",
    evidence: .assumption)
}
