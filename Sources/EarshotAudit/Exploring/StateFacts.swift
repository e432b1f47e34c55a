import EarshotTree

/// What tells states of a screen apart, as numbers: each way in which an element is exposed or
/// something is drawn has one.
struct StateFacts {
  /// The numbers of a screen, in the order of what they stand for; equal for equal states.
  struct Key: Hashable {
    let elements: [Int]
    let parts: [Int]
  }

  private enum Fact: Hashable {
    case element(AccessibilityElement, [AccessibilityContainer], AccessibilityResponses?)
    case part(DrawnPart)
  }

  private struct Shape: Hashable {
    let id: AccessibilityElement.ID
    var traits: AccessibilityTraits = []
    var actionCount = 0
    var containers: [AccessibilityElement.ID] = []
    var responses: AccessibilityResponses?
  }

  private var numbers: [Fact: Int] = [:]
  private var kinds: [[Shape]: Int] = [:]
  /// The elements whose words do not count, because they become others by themselves.
  private(set) var restless: Set<AccessibilityElement.ID> = []

  /// The key of a screen.
  mutating func key(of screen: AuditedScreen) -> Key {
    Key(
      elements: screen.elements.map { number(of: fact(of: $0)) },
      parts: (screen.drawn?.parts ?? []).map { number(of: fact(of: $0)) })
  }

  /// The number of what a screen is like when words do not count: which elements are there, of what
  /// kind, where, and with how many actions.
  mutating func kind(of screen: AuditedScreen) -> Int {
    let shapes = screen.elements.map(shape)
    if let number = kinds[shapes] { return number }
    kinds[shapes] = kinds.count
    return kinds.count - 1
  }

  /// Has the words of elements not count from now on.
  mutating func ignoreWords(of elements: Set<AccessibilityElement.ID>) {
    restless.formUnion(elements)
  }

  private func fact(of element: AuditedElement) -> Fact {
    var exposed = element.element
    if exposed.traits.contains(.updatesFrequently) || restless.contains(exposed.id) {
      (exposed.label, exposed.value) = (nil, nil)
    }
    return .element(exposed, element.containers, element.responses)
  }

  private func fact(of part: DrawnPart) -> Fact {
    guard !restless.isDisjoint(with: part.elements) else { return .part(part) }
    var wordless = part
    wordless.words = nil
    return .part(wordless)
  }

  private func shape(of element: AuditedElement) -> Shape {
    Shape(
      id: element.id, traits: element.element.traits,
      actionCount: element.element.customActions.count,
      containers: element.containers.map(\.id), responses: element.responses)
  }

  private mutating func number(of fact: Fact) -> Int {
    if let number = numbers[fact] { return number }
    numbers[fact] = numbers.count
    return numbers.count - 1
  }
}
