/// What a rule has to know of a screen; where it is not known, the report says so.
public enum AuditNeed: String, Hashable, Sendable, CaseIterable {
  /// What is drawn, as views tell and a tree from a file does not.
  case drawing
  /// Where elements lie, as a tree from a file may tell and views do not, since nothing is laid out.
  case frames
  /// Sizes that the app fixes itself, or frames.
  case sizes
  /// What the app's own code would do with an element.
  case responses
  /// What happens when something is done.
  case behaviour
  /// What moves when something is done by somebody who asked for less motion; such a rule is asked
  /// about a second exploration, in which `AuditedStep.reducesMotion` holds.
  case reducedMotion
}

extension AuditNeed {
  /// What is missing where the need is not met, such as `layout`.
  public var lack: String {
    switch self {
    case .drawing: "drawing"
    case .frames, .sizes: "layout"
    case .responses: "code to ask"
    case .behaviour, .reducedMotion: "exploration"
    }
  }
}
