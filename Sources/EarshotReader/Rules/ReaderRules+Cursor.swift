import EarshotTree

/// Where the cursor goes.
extension ReaderRules {
  static let cursor = [
    firstFocus, step, ends, boundary, removed, modalOpened, openerAgain, openerGone,
    openerNotAgain, foundAgain, screenChanged, layoutChanged, lastMove, readAll,
  ]

  static let firstFocus = AccessibilityRule(
    id: "cursor.first",
    statement: "Where nothing has the cursor, the first element gets it.",
    evidence: .documented)
  static let step = AccessibilityRule(
    id: "cursor.step",
    statement: "Swiping right moves the cursor to the next element, swiping left to the previous.",
    evidence: .documented)
  static let ends = AccessibilityRule(
    id: "cursor.ends",
    statement: """
      A four-finger tap near the top of the screen moves the cursor to the first element, one \
      near the bottom to the last.
      """,
    evidence: .documented)
  static let boundary = AccessibilityRule(
    id: "cursor.boundary",
    statement: "At both ends a sound is played, and the cursor stays.",
    evidence: .assumption)
  static let removed = AccessibilityRule(
    id: "cursor.removed",
    statement: """
      When the element under the cursor goes away, the cursor goes to the nearest \
      neighbour that is left, the next before the previous, and it is said.
      """,
    evidence: .decision)
  static let modalOpened = AccessibilityRule(
    id: "cursor.modal-opened",
    statement: """
      When something modal hides the element under the cursor and the app asks for nothing, the \
      cursor goes to the first element that is left.
      """,
    evidence: .assumption)
  static let openerAgain = AccessibilityRule(
    id: "cursor.opener-again",
    statement: """
      When what is modal closes and the app asks for nothing, the cursor goes back to the element \
      from which it came, and it is said; about SwiftUI's own alerts, dialogs and sheets reports \
      disagree, and return-to-opener as-reported follows those who heard that they do not.
      """,
    evidence: .decision)
  static let openerGone = AccessibilityRule(
    id: "cursor.opener-gone",
    statement: """
      When what is modal closes and the element from which the cursor came is gone, \
      the cursor goes to its nearest neighbour that is left, the next before the \
      previous, and it is said.
      """,
    evidence: .decision)
  static let openerNotAgain = AccessibilityRule(
    id: "cursor.opener-not-again",
    statement: """
      With return-to-opener as-reported, an alert, a dialog or a sheet of SwiftUI does not give \
      the cursor back when it closes, as was heard on devices, while others expect the opener; \
      where it goes was not told, and that it is the first element is assumed.
      """,
    evidence: .deviceReport)
  static let foundAgain = AccessibilityRule(
    id: "cursor.found-again",
    statement: """
      When nothing could have the cursor for a while, the element that had it last \
      gets it again if it is there, or else the opener of what that was in.
      """,
    evidence: .decision)
  static let screenChanged = AccessibilityRule(
    id: "cursor.screen-changed",
    statement: """
      When the screen changes, the cursor goes to the element that the app names, \
      or else to the first.
      """,
    evidence: .documented)
  static let layoutChanged = AccessibilityRule(
    id: "cursor.layout-changed",
    statement: """
      When the layout changes, the cursor goes to the element that the app names, \
      or else stays.
      """,
    evidence: .documented)
  static let lastMove = AccessibilityRule(
    id: "cursor.last-move",
    statement: "Of several moves that the app asks for at the same time, the last counts.",
    evidence: .assumption)
  static let readAll = AccessibilityRule(
    id: "read-all.as-steps",
    statement: "Reading all says each element as a step to it would.",
    evidence: .assumption)
}
