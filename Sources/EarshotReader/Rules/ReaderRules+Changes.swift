import EarshotTree

/// What is said when something happens.
extension ReaderRules {
  static let changes = [
    changed, changedLabel, changeLost, changeUnasked, changeTooFrequent, announcement,
    pageScrolled, changeFirst,
  ]

  static let changed = AccessibilityRule(
    id: "change.said",
    statement: """
      What is new about the element under the cursor is said once, as of settling; \
      without hint and actions.
      """,
    evidence: .deviceReport)
  static let changedLabel = AccessibilityRule(
    id: "change.label",
    statement: "A new label is said together with the value.",
    evidence: .decision)
  static let changeLost = AccessibilityRule(
    id: "change.lost",
    statement: """
      When something only went away, the label is said, so that it is heard that \
      something happened.
      """,
    evidence: .decision)
  static let changeUnasked = AccessibilityRule(
    id: "change.unasked",
    statement: "A change of the element under the cursor is said even if nobody asked for it.",
    evidence: .assumption)
  static let changeTooFrequent = AccessibilityRule(
    id: "change.too-frequent",
    statement: """
      A change that nobody asked for is not said of an element that updates \
      frequently, but at most once a second while time passes.
      """,
    evidence: .assumption)
  static let announcement = AccessibilityRule(
    id: "announcement.spoken",
    statement: "What the app announces is said.",
    evidence: .documented)
  static let pageScrolled = AccessibilityRule(
    id: "announcement.page-scrolled",
    statement: "When content is scrolled, what the app says about it is said.",
    evidence: .documented)
  static let changeFirst = AccessibilityRule(
    id: "announcement.after-change",
    statement: """
      What is said about the cursor comes before what the app announces at the \
      same time.
      """,
    evidence: .assumption)
}
