import EarshotTree

/// The states that were found so far, with how to come to each.
struct FoundStates {
  /// A state.
  struct State {
    let screen: AuditedScreen
    let key: StateFacts.Key
    /// What the screen is like when words do not count.
    let kind: Int
    /// The deeds that lead here from the opened screen.
    let path: [AuditDeed]
  }

  private(set) var all: [State] = []
  private var places: [StateFacts.Key: Int] = [:]

  subscript(state: Int) -> State { all[state] }

  func state(of key: StateFacts.Key) -> Int? { places[key] }

  mutating func add(_ state: State) -> Int {
    all.append(state)
    places[state.key] = all.count - 1
    return all.count - 1
  }
}

extension FoundStates.State {
  /// The number of how what a deed is about is exposed or drawn; nil where it is about nothing.
  func fact(of deed: AuditDeed) -> Int? {
    switch deed {
    case .perform(_, let element): screen.place(of: element).map { key.elements[$0] }
    case .touch(_, let part):
      screen.drawn?.parts.firstIndex { $0.id == part }.map { key.parts[$0] }
    case .escape: nil
    }
  }
}
