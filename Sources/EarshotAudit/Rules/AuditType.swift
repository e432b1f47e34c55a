/// One of the types of Apple's `performAccessibilityAudit`, as far as a tree can tell.
public enum AuditType: String, Hashable, Sendable, CaseIterable {
  /// Whether text stands out from what is behind it, which needs colours as they are drawn.
  case contrast
  /// Whether everything that is drawn is exposed.
  case elementDetection
  /// Whether what is touched is large enough; known where the app fixes sizes, or a file has frames.
  case hitRegion
  /// Whether names say what something is.
  case sufficientElementDescription
  /// Whether text grows with the size that somebody chose, which needs a layout.
  case dynamicType
  /// Whether text has the room that it needs; known where a file has frames.
  case textClipped
  /// Whether traits tell what something does.
  case trait

  /// Why nothing here can tell; nil where something can.
  public var lack: String? {
    switch self {
    case .contrast: "contrast cannot be told, because nothing is drawn"
    case .dynamicType: "whether text grows cannot be told, because nothing is laid out"
    case .elementDetection, .hitRegion, .sufficientElementDescription, .textClipped, .trait: nil
    }
  }

  /// The names of the rules that look for this.
  public var rules: [String] {
    let rules: [any AuditRule.Type] =
      switch self {
      case .contrast, .dynamicType: []
      case .elementDetection: Self.detection
      case .hitRegion: [TouchTarget.self]
      case .sufficientElementDescription: AuditRules.names + AuditRules.wording
      case .textClipped: [TextClipped.self]
      case .trait: Self.traits
      }
    return rules.map { $0.facts.id }
  }

  private static let detection: [any AuditRule.Type] = [
    NothingFocusable.self, TextNeverSpoken.self, EmojiWithoutWords.self, NestedControlLost.self,
    StatusOnlyDrawn.self, FewerActionsThanParts.self,
  ]

  private static let traits: [any AuditRule.Type] = [
    TapWithoutButtonTrait.self, ButtonWithoutAction.self, VerbContradictsState.self,
    LabelSaysRole.self,
  ]
}
