import EarshotTree

/// What is done with something that shows for a while only, by where it stands and what it follows:
/// in other rows and states it is expected to do the same.
struct HurriedDeed: Hashable {
  private let deed: DeedAtPlace
  private let former: DeedAtPlace

  init(_ deed: AuditDeed, after former: AuditDeed) {
    self.deed = DeedAtPlace(deed)
    self.former = DeedAtPlace(former)
  }
}

extension AuditedStep {
  /// What can be done with what shows for a while only, in the order in which it shows.
  var briefDeeds: [AuditDeed] {
    guard !deed.takesFinger else { return [] }
    var seen: Set<AccessibilityElement.ID> = []
    return moments.flatMap { moment in
      moment.screen.elements.filter { element in
        before[element.id] == nil && after[element.id] == nil && seen.insert(element.id).inserted
      }.flatMap(\.quickDeeds)
    }
  }
}

extension AuditedElement {
  /// An activation, if the app answers it, and what is offered by name.
  fileprivate var quickDeeds: [AuditDeed] {
    let isActive = responses?.isDisjoint(with: [.activation, .tap]) == false
    let actions: [AccessibilityAction] =
      (isActive || hasActiveRole ? [.activate] : []) + element.customActions.map { .custom($0) }
    return actions.map { .perform($0, on: id) }
  }
}
