import EarshotTree

/// Says, once all views are up to date, when nobody said what to show for a value of a path.
struct LostValueModifier {
  private let value: AnyHashable
  private let model: NavigationModel

  init(_ value: AnyHashable, _ model: NavigationModel) {
    self.value = value
    self.model = model
  }
}

extension LostValueModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (_, isNew) = context.memory { Reported() }
    let graph = context.node.graph
    if isNew { graph.afterUpdate { modifier.report(to: graph) } }
    Modified._update(content, in: &context)
  }

  private func report(to graph: ViewGraph) {
    guard !model.knows(value) else { return }
    graph.post(
      .fault(
        "no navigationDestination(for: \(type(of: value.base)).self) says what to show for a "
          + "value of the path; its screen is empty"))
  }

  private final class Reported {}
}
