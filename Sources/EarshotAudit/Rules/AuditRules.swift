/// All rules of the audit.
public enum AuditRules {
  /// The rules in the order in which they are documented and reported.
  public static let all: [any AuditRule.Type] =
    names + wording + values + actions + structure + drawing + geometry + behaviour

  /// The rule of a name.
  public static func rule(named id: String) -> (any AuditRule.Type)? {
    all.first { $0.facts.id == id }
  }

  /// The facts of all rules, in the same order.
  public static var facts: [AuditRuleFacts] { all.map { $0.facts } }

  /// Whether something has a name, and whether the name is one.
  static let names: [any AuditRule.Type] = [
    MissingLabel.self
  ]

  /// How words are written.
  static let wording: [any AuditRule.Type] = []

  /// Values, hints and custom content.
  static let values: [any AuditRule.Type] = []

  /// What can be done, and what it is called.
  static let actions: [any AuditRule.Type] = [
    ButtonWithoutAction.self,
    LongPressWithoutAction.self,
    DragWithoutAction.self,
    TapWithoutButtonTrait.self,
  ]

  /// Headings, containers, order.
  static let structure: [any AuditRule.Type] = [
    NothingFocusable.self,
    ModalWithoutContent.self,
    StopsPerMessage.self,
    HeadingMissing.self,
    HeadingLevelSkipped.self,
    ContainerWithoutName.self,
  ]

  /// What is drawn and what is heard.
  static let drawing: [any AuditRule.Type] = [
    TextNeverSpoken.self,
    EmojiWithoutWords.self,
    StatusOnlyDrawn.self,
    TooltipOnly.self,
    LabelWipesWords.self,
    LabelInName.self,
    NestedControlLost.self,
    FewerActionsThanParts.self,
    ReadTwice.self,
    InvisibleElement.self,
  ]

  /// Sizes and places.
  static let geometry: [any AuditRule.Type] = [
    ReadingOrderAgainstFrames.self,
    TallerReadFirst.self,
    CoveredElement.self,
    OffScreenElement.self,
    TouchTarget.self,
    TextClipped.self,
  ]

  /// What happens when something is done.
  static let behaviour: [any AuditRule.Type] = []
}
