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

  private var numbers: [Fact: Int] = [:]
  /// The elements whose words do not count, because they become others by themselves.
  private(set) var restless: Set<AccessibilityElement.ID> = []

  /// The key of a screen.
  mutating func key(of screen: AuditedScreen) -> Key {
    Key(
      elements: screen.elements.map { number(of: fact(of: $0)) },
      parts: (screen.drawn?.parts ?? []).map { number(of: fact(of: $0)) })
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

  private mutating func number(of fact: Fact) -> Int {
    if let number = numbers[fact] { return number }
    numbers[fact] = numbers.count
    return numbers.count - 1
  }
}
