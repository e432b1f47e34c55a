import EarshotTree

/// Puts together what one modifier reaches.
///
/// A gesture on a stack is a gesture of everything in it. Where all that stands at one place of the
/// structure is concerned, it is taken for one thing.
enum PathGroups {
  /// The chosen identities in groups, each in the order given.
  static func groups(
    of chosen: [AccessibilityElement.ID], among all: [AccessibilityElement.ID]
  ) -> [[AccessibilityElement.ID]] {
    let inAll = counts(of: Set(all + chosen))
    let inChosen = counts(of: Set(chosen))
    var order: [ElementPath] = []
    var groups: [ElementPath: [AccessibilityElement.ID]] = [:]
    for id in chosen {
      let around = ElementPath(id).ancestry
      let top = around.last { inAll[$0] == inChosen[$0] } ?? ElementPath(id)
      if groups[top] == nil { order.append(top) }
      groups[top, default: []].append(id)
    }
    return order.compactMap { groups[$0] }
  }

  private static func counts(of ids: Set<AccessibilityElement.ID>) -> [ElementPath: Int] {
    var counts: [ElementPath: Int] = [:]
    for id in ids {
      for path in ElementPath(id).ancestry { counts[path, default: 0] += 1 }
    }
    return counts
  }
}
