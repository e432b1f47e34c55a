import EarshotTree

/// The steps of some kind whose code ran, by the place of the element that was acted on: what
/// stands at one place in different rows is taken for one.
struct PerformedSteps {
  /// The steps at each place, in the order in which the places were acted on first.
  let groups: [[Int]]

  init(of exploration: Exploration, groupedBy kind: (AuditDeed) -> String?) {
    var order: [Place] = []
    var steps: [Place: [Int]] = [:]
    for (index, edge) in exploration.steps.enumerated() {
      guard edge.step.isPerformed, let kind = kind(edge.step.deed),
        let id = edge.step.deed.subject
      else { continue }
      let place = Place(path: ElementPath(id).shape, kind: kind)
      if steps[place] == nil { order.append(place) }
      steps[place, default: []].append(index)
    }
    groups = order.compactMap { steps[$0] }
  }

  private struct Place: Hashable {
    let path: ElementPath
    let kind: String
  }
}
