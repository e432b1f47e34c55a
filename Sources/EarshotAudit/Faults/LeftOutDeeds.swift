/// What an exploration leaves out because it led to a fault before: the deed in its state, those alike
/// there, and when alike deeds have failed in two states, all of them.
struct LeftOutDeeds {
  private struct Kind: Hashable {
    let deed: AuditDeed
    let likeness: Int?
  }

  private struct Place: Hashable {
    let state: StateFacts.Key
    let kind: Kind
  }

  /// From how many states on a deed is expected to fail everywhere.
  private static let fewStates = 2

  private let courses: Set<[AuditDeed]>
  private var places: Set<Place> = []
  private var states: [Kind: Set<StateFacts.Key>] = [:]

  init(after faults: [ScreenFault]) {
    courses = Set(faults.filter { $0.act.deed != nil }.map(\.act.course))
  }

  /// Whether a deed is to be left out in a state; to be asked in the order in which deeds are tried.
  mutating func contains(
    _ deed: AuditDeed, in state: FoundStates.State, by facts: StateFacts
  ) -> Bool {
    guard !courses.isEmpty else { return false }
    let kind = Kind(
      deed: deed.withoutSubject, likeness: state.fact(of: deed).map { facts[$0].likeness })
    if courses.contains(state.path + [deed]) {
      places.insert(Place(state: state.key, kind: kind))
      states[kind, default: []].insert(state.key)
      return true
    }
    return places.contains(Place(state: state.key, kind: kind))
      || states[kind, default: []].count >= Self.fewStates
  }
}
