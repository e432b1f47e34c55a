/// Groups of findings in the order in which they are told, each with whether what belongs to its rule
/// was told before.
struct TellingOrder {
  /// A group, and whether another one of its rule came before it.
  struct Item {
    let group: FindingGroup
    /// Whether the criteria of the rule were told.
    let followsRule: Bool
    /// Whether what the rule assumes was told.
    let followsAssumption: Bool
  }

  let items: [Item]

  /// Takes findings in the order in which they are told.
  init(_ findings: [AuditFinding]) {
    var rules: Set<String> = []
    var assumptions: Set<String> = []
    items = FindingGroup.groups(of: findings).map { group in
      let rule = group.first.rule.id
      let isAssumed = group.first.confidence == .assumed
      return Item(
        group: group, followsRule: !rules.insert(rule).inserted,
        followsAssumption: isAssumed && !assumptions.insert(rule).inserted)
    }
  }
}
