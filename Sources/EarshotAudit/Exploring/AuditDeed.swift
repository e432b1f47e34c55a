public import EarshotTree

/// Something that the audit does on a screen.
public enum AuditDeed: Hashable, Sendable {
  /// What a person who listens can do to an element.
  case perform(AccessibilityAction, on: AccessibilityElement.ID)
  /// What a finger can do to something that is drawn.
  case touch(DrawnPart.Touch, on: DrawnPart.ID)
  /// The wish to leave, when nothing in particular has the cursor.
  case escape

  /// The element or part that is acted on.
  public var subject: AccessibilityElement.ID? {
    switch self {
    case .perform(_, let element): element
    case .touch(_, let part): part
    case .escape: nil
    }
  }
}

extension AuditDeed {
  /// The element on which the cursor has to be; nil where it does not matter.
  var cursor: AccessibilityElement.ID? {
    if case .perform(_, let element) = self { element } else { nil }
  }

  /// Whether it takes a finger, since no gesture of the screen reader does it.
  public var takesFinger: Bool {
    if case .touch = self { true } else { false }
  }
}
