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
  /// Words of a language that is spoken on the screen; `AuditRuleFacts.languages` tells which.
  case language
  /// The screen itself, which is not known where its code fails before there is one.
  case opened
}

extension AuditNeed {
  /// What is lacking where it is not known, as a report has it behind `not checked: `.
  public var lack: String {
    switch self {
    case .drawing: "what is drawn is not known"
    case .frames: "no layout"
    case .sizes: "no sizes"
    case .responses: "what the app does with an element is not known"
    case .behaviour: "nothing was done"
    case .reducedMotion: "nobody could ask it for less motion"
    case .language: "the words are in a language that the rule does not know"
    case .opened: "it fails too early"
    }
  }
}
