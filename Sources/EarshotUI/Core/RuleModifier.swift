/// Notes on each element that a rule shaped it.
struct RuleModifier {
  let rule: UIRule
}

extension RuleModifier: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context).adjusting { $0.with(modifier.rule) { _ in } }
  }
}
