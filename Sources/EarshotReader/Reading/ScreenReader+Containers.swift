import EarshotTree

extension ScreenReader {
  /// Moves the cursor to where the next container begins, or upwards this one or the one before.
  mutating func step(toStartOf rotor: ContainerRotor, _ direction: Direction) {
    search(for: .container(rotor), direction, because: ReaderRules.rotorContainer) {
      reader, element in
      let here = reader.containers(rotor, around: element.id)
      guard !here.isEmpty else { return false }
      let before = reader.source.element(before: element.id)
      let left = before.map { reader.containers(rotor, around: $0.id) } ?? []
      return !here.isSubset(of: left)
    }
  }

  private func containers(
    _ rotor: ContainerRotor, around id: AccessibilityElement.ID
  ) -> Set<AccessibilityElement.ID> {
    Set(source.containers(around: id).filter(rotor.includes).map(\.id))
  }
}
