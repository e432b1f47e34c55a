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
