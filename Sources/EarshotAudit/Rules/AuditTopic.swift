/// What rules are about, in the order in which they are documented and reported.
public enum AuditTopic: String, Hashable, Sendable, CaseIterable {
  /// Whether something has a name, and whether the name is one.
  case names
  /// How words are written.
  case wording
  /// Values, hints and custom content.
  case values
  /// What can be done, and what it is called.
  case actions
  /// Headings, containers, order.
  case structure
  /// What is drawn and what is heard.
  case drawing
  /// Sizes and places.
  case geometry
  /// What happens when something is done.
  case behaviour

  /// The topic in a few words, for a list of rules.
  public var title: String {
    switch self {
    case .names: "whether something has a name, and whether the name is one"
    case .wording: "how words are written"
    case .values: "values, hints and custom content"
    case .actions: "what can be done, and what it is called"
    case .structure: "headings, containers and how much there is to go through"
    case .drawing: "whether what is drawn is heard"
    case .geometry: "sizes and places"
    case .behaviour: "what happens when something is done"
    }
  }

  /// The rules in the order in which they are documented and reported.
  public var rules: [any AuditRule.Type] {
    switch self {
    case .names: AuditRules.names
    case .wording: AuditRules.wording
    case .values: AuditRules.values
    case .actions: AuditRules.actions
    case .structure: AuditRules.structure
    case .drawing: AuditRules.drawing
    case .geometry: AuditRules.geometry
    case .behaviour: AuditRules.behaviour
    }
  }
}
