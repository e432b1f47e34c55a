/// Notes on each element that rules shaped it.
struct RuleModifier {
  let rules: [UIRule]

  init(rule: UIRule) { self.init(rules: [rule]) }

  init(rules: [UIRule]) { self.rules = rules }
}

extension RuleModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context).adjusting { $0.with { $0.rules += modifier.rules } }
  }
}
