import EarshotTree

/// What tells states of a screen apart, as numbers: each way in which an element is exposed or
/// something is drawn has one.
struct StateFacts {
  /// The numbers of a screen, in the order of what they stand for; equal for equal states.
  struct Key: Hashable {
    let elements: [Int]
    let parts: [Int]
  }

  /// Something that can become another: elements and parts have names of the same kind.
  enum Thing: Hashable {
    case element(AccessibilityElement.ID)
    case part(DrawnPart.ID)
  }

  /// What a number stands for.
  struct Meaning {
    /// What is exposed or drawn.
    let thing: Thing
    /// Equal for what is exposed or drawn in the same way in another row.
    let likeness: Int
  }

  private enum Fact: Hashable {
    case element(AccessibilityElement, [AccessibilityContainer], AccessibilityResponses?)
    case part(DrawnPart)
  }

  private enum Likeness: Hashable {
    case element(ElementPath, AccessibilityElement, [ElementPath], AccessibilityResponses?)
    case part(ElementPath, DrawnPart)
  }

  private struct Shape: Hashable {
    let path: ElementPath
    let traits: AccessibilityTraits
    let actionCount: Int
    let containers: [ElementPath]
    let responses: AccessibilityResponses?
  }

  private var numbers: [Fact: Int] = [:]
  private var meanings: [Meaning] = []
  private var likenesses: [Likeness: Int] = [:]
  private var firstLabels: [AccessibilityElement.ID: String?] = [:]
  private var firstWords: [DrawnPart.ID: String?] = [:]
  private var shapes: [Int: Shape] = [:]
  private var kinds: [Set<Shape>: Int] = [:]
  /// The elements whose words do not count, because they become others by themselves.
  private(set) var restless: Set<AccessibilityElement.ID> = []
  /// What does not count because it is another each time the screen is opened.
  private let differences: OpeningDifferences

  init(besides differences: OpeningDifferences = OpeningDifferences()) {
    self.differences = differences
  }

  /// Tells states apart as an exploration did.
  init(as exploration: Exploration) {
    self.init(besides: exploration.openings.differences)
    ignoreWords(of: exploration.restless)
  }

  /// What a number of a key stands for.
  subscript(number: Int) -> Meaning { meanings[number] }

  /// The key of a screen.
  mutating func key(of screen: AuditedScreen) -> Key {
    Key(
      elements: screen.elements.map { number(of: fact(of: $0)) },
      parts: (screen.drawn?.parts ?? []).map { number(of: fact(of: $0)) })
  }

  /// The number of what a screen is like when neither words nor rows count: which elements are
  /// there, of what kind, where, and with how many actions.
  mutating func kind(of key: Key) -> Int {
    let shapes = Set(key.elements.compactMap { self.shapes[$0] })
    if let number = kinds[shapes] { return number }
    kinds[shapes] = kinds.count
    return kinds.count - 1
  }

  /// Has the words of elements not count from now on.
  mutating func ignoreWords(of elements: Set<AccessibilityElement.ID>) {
    restless.formUnion(elements)
  }

  private func fact(of element: AuditedElement) -> Fact {
    var exposed = differences.steadied(element.element)
    if exposed.traits.contains(.updatesFrequently) || restless.contains(exposed.id) {
      (exposed.label, exposed.value) = (nil, nil)
    }
    return .element(exposed, element.containers, element.responses)
  }

  private func fact(of part: DrawnPart) -> Fact {
    let part = differences.steadied(part)
    guard !restless.isDisjoint(with: part.elements) else { return .part(part) }
    var wordless = part
    wordless.words = nil
    return .part(wordless)
  }

  private mutating func number(of fact: Fact) -> Int {
    if let number = numbers[fact] { return number }
    let number = meanings.count
    numbers[fact] = number
    meanings.append(meaning(of: fact, number: number))
    return number
  }
}

/// What is alike.
extension StateFacts {
  private mutating func meaning(of fact: Fact, number: Int) -> Meaning {
    switch fact {
    case .element(let element, let containers, let responses):
      let path = ElementPath(element.id).shape
      let around = containers.map { ElementPath($0.id).shape }
      shapes[number] = Shape(
        path: path, traits: element.traits, actionCount: element.customActions.count,
        containers: around, responses: responses)
      return Meaning(
        thing: .element(element.id),
        likeness: self.number(of: .element(path, placeless(element), around, responses)))
    case .part(let part):
      let path = ElementPath(part.id).shape
      return Meaning(
        thing: .part(part.id), likeness: self.number(of: .part(path, placeless(part))))
    }
  }

  /// The part without what tells it from the same part of another row: its identity, the elements
  /// that stand for it, and its words as long as those are the ones that it had when it was met.
  private mutating func placeless(_ part: DrawnPart) -> DrawnPart {
    let first = firstWords[part.id] ?? part.words
    firstWords[part.id] = .some(first)
    return DrawnPart(
      id: "", kind: part.kind, words: part.words == first ? nil : part.words,
      touches: part.touches, isHidden: part.isHidden, isScaledToNothing: part.isScaledToNothing)
  }

  /// The element without what tells it from the same element of another row: its identity, its
  /// frame, and its label as long as that is the one that it had when it was met.
  private mutating func placeless(_ element: AccessibilityElement) -> AccessibilityElement {
    let first = firstLabels[element.id] ?? element.label
    firstLabels[element.id] = .some(first)
    var placeless = element.identified(by: "")
    placeless.frame = nil
    if element.label == first { placeless.label = nil }
    return placeless
  }

  private mutating func number(of likeness: Likeness) -> Int {
    if let number = likenesses[likeness] { return number }
    likenesses[likeness] = likenesses.count
    return likenesses.count - 1
  }
}
