import EarshotTree

/// What gestures and keys do.
extension ReaderRules {
  static let gestures = [
    readAllEnters, readFromHere, found, foundAround, climbing, climbingEnds, scrolledPage,
    deleteAction, typedCharacters, typedWords, typedSecretly, typedDelete, deletedText,
    typedIntoField, typedSecretAnew, whereabouts, spot, saidAgain, spelledOut, spelledInWords,
  ]

  static let readAllEnters = AccessibilityRule(
    id: "read-all.enters",
    statement: """
      Reading all says the containers around the first element, even where the cursor has been in \
      them.
      """,
    evidence: .assumption)
  static let readFromHere = AccessibilityRule(
    id: "read-all.from-here",
    statement: "Reading from here says the element under the cursor and all that come after it.",
    evidence: .documented)
  static let found = AccessibilityRule(
    id: "find.next",
    statement: """
      Finding goes to the next element in whose description the text is, whatever the case and \
      the accents.
      """,
    evidence: .assumption)
  static let foundAround = AccessibilityRule(
    id: "find.around",
    statement: "Finding goes on from the beginning once it comes to the end, and remarks that.",
    evidence: .decision)
  static let climbing = AccessibilityRule(
    id: "gesture.climbs",
    statement: """
      A scrub, a magic tap or a scroll that an element does not answer goes to the containers \
      around it, innermost first.
      """,
    evidence: .documented)
  static let climbingEnds = AccessibilityRule(
    id: "gesture.stays-in-modal",
    statement: "What climbs does not leave a part of the screen that hides its siblings.",
    evidence: .assumption)
  static let scrolledPage = AccessibilityRule(
    id: "gesture.scroll-direction",
    statement: "Three fingers push the page: swiping up scrolls down, swiping right scrolls left.",
    evidence: .documented)
  static let deleteAction = AccessibilityRule(
    id: "delete.action",
    statement: "Outside of text, deleting performs the custom action that is called Delete.",
    evidence: .decision)
  static let typedCharacters = AccessibilityRule(
    id: "typing.characters",
    statement: "Each character that is typed is said, if typed-characters is on.",
    evidence: .documented)
  static let typedWords = AccessibilityRule(
    id: "typing.words",
    statement: "A word that was typed is said once something ends it, if typed-words is on.",
    evidence: .documented)
  static let typedSecretly = AccessibilityRule(
    id: "typing.secret",
    statement: "What is typed into a field that hides it is said as bullets.",
    evidence: .assumption)
  static let typedDelete = AccessibilityRule(
    id: "typing.deleted",
    statement: "A character that is deleted is said.",
    evidence: .assumption)
  static let deletedText = AccessibilityRule(
    id: "typing.deleted-otherwise",
    statement: """
      With deleted text set to sound, a sound is all that is heard of a deleted character; set to \
      pitch, it is said with a higher voice; set to nothing, it is not said.
      """,
    evidence: .assumption)
  static let typedIntoField = AccessibilityRule(
    id: "typing.begins-editing",
    statement: "Typing into a field under the cursor activates it first, as a double tap would.",
    evidence: .decision)
  static let typedSecretAnew = AccessibilityRule(
    id: "typing.secret-anew",
    statement: "Typing into a field that hides a text which was not typed here replaces that text.",
    evidence: .assumption)
  static let whereabouts = AccessibilityRule(
    id: "where.inside-out",
    statement: """
      Where the cursor is, is said from the inside out: the element, its place, and the \
      containers around it.
      """,
    evidence: .assumption)
  static let spot = AccessibilityRule(
    id: "where.spot",
    statement: """
      Where the frame of the element is known, it is said last in which ninth of a screen of \
      393 × 852 points its middle lies, or beyond which edge, in words of this project.
      """,
    evidence: .assumption)
  static let saidAgain = AccessibilityRule(
    id: "phrase.again",
    statement: "The last phrase is said again as it was.",
    evidence: .documented)
  static let spelledOut = AccessibilityRule(
    id: "phrase.spelled",
    statement: """
      The last phrase is spelled without what was said after its pause, each character as where \
      the rotor goes by characters.
      """,
    evidence: .assumption)
  static let spelledInWords = AccessibilityRule(
    id: "phrase.phonetic",
    statement: """
      On demand, the character that was said last is said by its word, or else the last phrase is \
      spelled so.
      """,
    evidence: .assumption)
}
