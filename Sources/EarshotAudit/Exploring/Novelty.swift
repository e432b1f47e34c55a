import EarshotTree

/// Decides which states are worth doing everything in: those with something that no state before
/// had.
///
/// Rows that are independent of each other have as many combinations as their numbers multiplied;
/// each row in each of its own states is what is looked for, and not each combination. What is new
/// is an element exposed or a part drawn in another way, the absence of one that was never absent,
/// two that change their order, or other containers around.
struct Novelty {
  /// How many ways to be exposed are looked for of one element, and how many elements that are alike
  /// but for their identity are looked for in each of them.
  struct Caps: Hashable, Sendable {
    var statesOfOneElement = 64
    var elementsAlike = 8
  }

  /// Whether something new was left because there had been enough of its kind.
  private(set) var hasLeftSomething = false
  private let caps = Caps()
  private var seen: Set<Int> = []
  private var absent: Set<AccessibilityElement.ID> = []
  private var swapped: Set<[AccessibilityElement.ID]> = []
  private var surroundings: Set<Set<AccessibilityElement.ID>> = []
  private var countOfOne: [AccessibilityElement.ID: Int] = [:]
  private var alike: [AccessibilityElement: Set<AccessibilityElement.ID>] = [:]

  /// Takes note of a state, and says whether there is anything new in it; compared with the state
  /// from which somebody came, if there is one.
  mutating func takeNote(
    of screen: AuditedScreen, _ key: StateFacts.Key, after former: AuditedScreen?
  ) -> Bool {
    var isNew = surroundings.insert(Set(screen.containers.map(\.id))).inserted
    for (element, number) in zip(screen.elements, key.elements)
    where seen.insert(number).inserted {
      if isWanted(element.element) || former == nil {
        isNew = true
      } else {
        hasLeftSomething = true
      }
    }
    for (part, number) in zip(screen.drawn?.parts ?? [], key.parts)
    where seen.insert(-1 - number).inserted {
      if isWanted(part.id) || former == nil { isNew = true } else { hasLeftSomething = true }
    }
    guard let former else { return isNew }
    for element in former.elements where screen[element.id] == nil {
      if absent.insert(element.id).inserted { isNew = true }
    }
    if hasNewOrder(screen, after: former) { isNew = true }
    return isNew
  }

  private mutating func isWanted(_ element: AccessibilityElement) -> Bool {
    alike[element.identified(by: ""), default: []].insert(element.id)
    return isWanted(element.id)
      && alike[element.identified(by: ""), default: []].count <= caps.elementsAlike
  }

  private mutating func isWanted(_ id: AccessibilityElement.ID) -> Bool {
    countOfOne[id, default: 0] += 1
    return countOfOne[id, default: 0] <= caps.statesOfOneElement
  }

  private mutating func hasNewOrder(_ screen: AuditedScreen, after former: AuditedScreen) -> Bool {
    var isNew = false
    for (one, next) in zip(screen.elements, screen.elements.dropFirst()) {
      guard let place = former.place(of: one.id), let nextPlace = former.place(of: next.id),
        nextPlace < place, swapped.insert([one.id, next.id]).inserted
      else { continue }
      isNew = true
    }
    return isNew
  }
}
