public import EarshotTree

/// A screen as it stands at one moment: what is exposed, and what is drawn.
///
/// It is a value, so that a rule can be asked about a screen that nobody opened.
public struct AuditedScreen: Hashable, Sendable {
  /// The elements in the order in which they are read.
  public let elements: [AuditedElement]
  /// The containers, in the order in which reading meets them.
  public let containers: [AccessibilityContainer]
  /// What is drawn; nil where nobody can tell, as in a tree from a file.
  public let drawn: DrawnContent?
  /// The parts that are drawn and that no element stands for.
  public let unexposedParts: [DrawnPart]
  /// The language of the app, as a BCP 47 tag.
  public let language: String
  /// The size of the screen.
  public let bounds: AccessibilityFrame
  /// How many elements were left out because there are so many.
  public let elementsLeftOut: Bool

  private let places: [AccessibilityElement.ID: Int]

  /// Puts a screen together; each part that is drawn goes to the first element that may stand for it.
  public init(
    elements: [AuditedElement], containers: [AccessibilityContainer] = [],
    drawn: DrawnContent? = nil, language: String = "en",
    bounds: AccessibilityFrame = .nominalScreen, elementsLeftOut: Bool = false
  ) {
    let places = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var elements = elements
    var unexposed: [DrawnPart] = []
    for part in drawn?.parts ?? [] {
      if !part.isHidden, let place = part.elements.lazy.compactMap({ places[$0] }).first {
        elements[place].parts.append(part)
      } else {
        unexposed.append(part)
      }
    }
    self.elements = elements
    self.containers = containers.isEmpty ? Self.containers(around: elements) : containers
    self.drawn = drawn
    self.unexposedParts = unexposed
    self.language = language
    self.bounds = bounds
    self.elementsLeftOut = elementsLeftOut
    self.places = places
  }

  /// The element of an identity.
  public subscript(id: AccessibilityElement.ID) -> AuditedElement? {
    places[id].map { elements[$0] }
  }

  /// Where an element stands in the order in which elements are read, from zero.
  public func place(of id: AccessibilityElement.ID) -> Int? { places[id] }

  /// The elements inside a container, at any depth.
  public func elements(in container: AccessibilityElement.ID) -> [AuditedElement] {
    elements.filter { element in element.containers.contains { $0.id == container } }
  }

  private static func containers(around elements: [AuditedElement]) -> [AccessibilityContainer] {
    var seen: Set<AccessibilityElement.ID> = []
    return elements.flatMap { $0.containers.reversed() }.filter { seen.insert($0.id).inserted }
  }
}

extension AuditedScreen {
  /// What assistive technology is told, which is what tells two states of a screen apart.
  public var exposure: [AccessibilityElement] { elements.map(\.element) }
}
