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

  /// Whether a rule asks about names and words alone, so that it can be asked about elements with
  /// which nothing is done.
  static func isOfWords(_ rule: any AuditRule.Type) -> Bool {
    isOfWords(rule.facts.id)
  }

  /// The same, by the name of the rule.
  static func isOfWords(_ rule: String) -> Bool { wordRules.contains(rule) }

  /// Whether what a rule says in other words of the same element has to be put right by itself,
  /// because each of the texts or faults has a place of its own in the source.
  static func tellsOfWords(_ rule: String) -> Bool { rulesOfTexts.contains(rule) }

  private static let rulesOfTexts: Set<String> = [
    UntranslatedKey.facts.id, LabelSaysRole.facts.id, StyledLetters.facts.id,
    LabelIsShortcode.facts.id, HintNamesGesture.facts.id, HintIsOrder.facts.id,
    MessagePassesUnheard.facts.id, FaultWhenActing.facts.id,
  ]

  private static let wordRules = Set((names + wording + values).map { $0.facts.id })

  /// Whether something has a name, and whether the name is one.
  static let names: [any AuditRule.Type] = [
    MissingLabel.self,
    LabelIsFileName.self,
    LabelIsIdentifier.self,
    LabelIsShortcode.self,
    LabelSaysRole.self,
    LabelWithoutWords.self,
    EmojiOnlyName.self,
    EmojiAndItsName.self,
    DuplicateNames.self,
  ]

  /// How words are written.
  static let wording: [any AuditRule.Type] = [
    UntranslatedKey.self,
    LanguageMismatch.self,
    LanguageTagMalformed.self,
    TimesAndUnits.self,
    StyledLetters.self,
    CountPlural.self,
  ]

  /// Values, hints and custom content.
  static let values: [any AuditRule.Type] = [
    ValueWithoutWords.self,
    ValueDangling.self,
    ValueRepeatsLabel.self,
    RepeatedText.self,
    VerbContradictsState.self,
    HintNamesGesture.self,
    HintIsOrder.self,
    HintRepeatsLabel.self,
    InformationOnlyInHint.self,
    CustomContentMisuse.self,
  ]

  /// What can be done, and what it is called.
  static let actions: [any AuditRule.Type] = [
    ButtonWithoutAction.self,
    ActionWithoutName.self,
    DuplicateActionNames.self,
    ActionNameIsIdentifier.self,
    ActionNamesSharePrefix.self,
    TooManyActions.self,
    UmbrellaAction.self,
    ActionRepeatsActivation.self,
    LongPressWithoutAction.self,
    MenuWithoutAction.self,
    DragWithoutAction.self,
    TapWithoutButtonTrait.self,
  ]

  /// Headings, containers, order.
  static let structure: [any AuditRule.Type] = [
    NothingShown.self,
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
    ColorOnly.self,
    TooltipOnly.self,
    LabelWipesWords.self,
    LabelInName.self,
    NestedControlLost.self,
    FewerActionsThanParts.self,
    ReadTwice.self,
    InvisibleElement.self,
    TransparentElement.self,
    HeardAndNotDrawn.self,
    ReactorNotNamed.self,
    LongQuoteInLabel.self,
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
  static let behaviour: [any AuditRule.Type] = [
    ActivationDoesNothing.self,
    ActionChangesNothingPerceivable.self,
    StaleAction.self,
    ToggleFlipsTwice.self,
    AdjustableDoesNotMove.self,
    ModalWithoutEscape.self,
    ModalNotTrapping.self,
    ModalDoesNotTakeFocus.self,
    ModalDoesNotReturnFocus.self,
    UnreachableByReader.self,
    ReactAndTakeBack.self,
    FocusLost.self,
    FocusLeavesRow.self,
    AnnouncementLost.self,
    AnnouncementRepeated.self,
    MessagePassesUnheard.self,
    PicturesAsChoices.self,
    FaultWhenActing.self,
    NeverComesToRest.self,
    NotDeterministic.self,
    MotionDespiteReduceMotion.self,
  ]
}
