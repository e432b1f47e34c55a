import EarshotTree

extension ScreenReader {
  /// About as many elements as a screen shows; asking for more would wake rows far away.
  private static let nearbyElements = 20

  /// Everything that the rotor can be turned to at an element, in the order in which it turns.
  func rotors(at element: AccessibilityElement) -> [Rotor] {
    let nearby = rotorsNearby(element)
    return Rotor.offered(by: element) + textRotors(of: element)
      + Rotor.fixed.filter(nearby.contains)
      + (element.frame == nil ? [] : [.verticalNavigation]) + [.speechRate, .language]
  }

  /// The settings that lead to elements of which there is one at the cursor or close by.
  private func rotorsNearby(_ element: AccessibilityElement) -> Set<Rotor> {
    var found = rotors(leadingTo: element)
    for direction in [Direction.forward, .backward] {
      var id = element.id
      for _ in 0..<Self.nearbyElements {
        guard let neighbour = neighbour(of: id, direction) else { break }
        found.formUnion(rotors(leadingTo: neighbour))
        id = neighbour.id
      }
    }
    return found
  }

  private func rotors(leadingTo element: AccessibilityElement) -> Set<Rotor> {
    var rotors = Set(ElementKind.allCases.filter { $0.includes(element) }.map(Rotor.kind))
    if let level = element.levelAsHeading { rotors.insert(.headingLevel(level)) }
    for container in source.containers(around: element.id) {
      rotors.formUnion(
        ContainerRotor.allCases.filter { $0.includes(container) }.map(Rotor.container))
    }
    return rotors
  }
}

extension AccessibilityElement {
  /// The level of a heading, where the element is one that has a level.
  var levelAsHeading: Int? {
    guard traits.contains(.header), let headingLevel, Rotor.headingLevels.contains(headingLevel)
    else { return nil }
    return headingLevel
  }
}
