/// Elements in reading order, found by identity.
package struct ElementList: Sendable {
  /// The elements in reading order.
  package private(set) var elements: [AccessibilityElement]
  private let places: [AccessibilityElement.ID: Int]

  /// Takes elements in reading order; of several with one identity the last is found by it.
  package init(_ elements: [AccessibilityElement] = []) {
    self.elements = elements
    places = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Whether each identity is that of one element.
  package var hasUniqueIdentities: Bool { places.count == elements.count }

  /// The element of an identity.
  package subscript(id: AccessibilityElement.ID) -> AccessibilityElement? {
    places[id].map { elements[$0] }
  }

  /// Where an element stands, counted from zero.
  package func place(of id: AccessibilityElement.ID) -> Int? { places[id] }

  /// The element after another one.
  package func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    element(at: 1, from: id)
  }

  /// The element before another one.
  package func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    element(at: -1, from: id)
  }

  /// Changes the element of an identity, which keeps it.
  package mutating func update(
    _ id: AccessibilityElement.ID, _ change: (inout AccessibilityElement) -> Void
  ) {
    if let place = places[id] { change(&elements[place]) }
  }

  private func element(
    at offset: Int, from id: AccessibilityElement.ID
  ) -> AccessibilityElement? {
    guard let place = places[id], elements.indices.contains(place + offset) else { return nil }
    return elements[place + offset]
  }
}
