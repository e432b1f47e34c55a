import EarshotText

/// A remark on what a gesture or a key led to besides speech.
public enum GestureNote: Hashable, Sendable, CustomStringConvertible {
  /// There is nothing that could be held, and nothing to go on with.
  case nothingSpoken
  /// What could be gone on with was ended by another gesture.
  case readingEnded
  /// What was to be said next is held.
  case paused
  /// A planned gesture was not made, for a reason that one sentence tells.
  case notMade(ReaderCommand, String)
  /// No element is described with the text.
  case notFound(String)
  /// No element is described with the text among as many as are searched at a time.
  case findCutShort(String, elements: Int)
  /// What was found comes before the cursor.
  case foundFromBeginning
  /// The app scrolled, and did not say to where.
  case scrolledUnannounced
  /// Nothing that scrolls was told by the app what to do.
  case scrollUnanswered
  /// The element offers nothing to delete it with.
  case noDeleteAction
  /// There is no character left to delete.
  case fieldEmpty
  /// There is nothing to type into.
  case noField
  /// There is no phrase to say again.
  case nothingSaid

  /// The remark without its brackets, on one line.
  public var description: String {
    switch self {
    case .nothingSpoken: "nothing happened: nothing is being said"
    case .readingEnded: "nothing happened: another gesture ended what was being said"
    case .paused: "paused"
    case .notMade(let command, let reason): "not made: \(command): \(reason)"
    case .notFound(let words): "find: nothing here has '\(PrintableText.line(words))'"
    case .findCutShort(let words, let elements):
      "find: nothing has '\(PrintableText.line(words))' among the next \(elements) elements"
    case .foundFromBeginning: "find: went on from the beginning"
    case .scrolledUnannounced: "scrolled: the app does not say to where"
    case .scrollUnanswered:
      "nothing happened: the app answers no scrolling here, and no view scrolls by itself"
    case .noDeleteAction: "nothing happened: no action called Delete is offered here"
    case .fieldEmpty: "nothing happened: the field is empty"
    case .noField: "nothing happened: no text field is under the cursor or in use"
    case .nothingSaid: "nothing happened: nothing has been said yet"
    }
  }
}
