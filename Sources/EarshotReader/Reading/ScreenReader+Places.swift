import EarshotTree

extension ScreenReader {
  /// How many elements one command looks at in search of a kind or of words; on a device, no more is
  /// realised.
  static let searchedElements = 1_000

  /// Moves the cursor to the next place of a rotor of the app's own.
  mutating func stepThroughPlaces(
    ofRotor name: String, from element: AccessibilityElement, _ direction: Direction
  ) {
    let origin = element.rotors.contains(name) ? element.id : rotor.stand?.origin ?? element.id
    let results = source.results(ofRotor: name, at: origin)
    guard !results.isEmpty else { return hear(.note(.rotorEmpty(.app(name)))) }
    var place = firstPlace(in: results, from: element.id, direction)
    while results.indices.contains(place) {
      if let target = source.target(ofResult: place, ofRotor: name, at: origin),
        let destination = source.element(target)
      {
        rotor.stand = RotorState.Stand(place: place, origin: origin, target: target)
        return go(to: destination, saying: results[place].text)
      }
      place += direction.offset
    }
    let leadsNowhere = results.allSatisfy { $0.target == nil }
    hear(leadsNowhere ? .note(.rotorLeadsNowhere(.app(name))) : .sound(.boundary))
  }

  /// Moves the cursor to the next element of a kind.
  mutating func step(to kind: ElementKind, _ direction: Direction) {
    search(for: .kind(kind), direction, because: ReaderRules.rotorKinds) { kind.includes($1) }
  }

  /// Moves the cursor to the next heading of a level.
  mutating func step(toHeadingOfLevel level: Int, _ direction: Direction) {
    search(for: .headingLevel(level), direction, because: ReaderRules.rotorHeadingLevel) {
      $1.levelAsHeading == level
    }
  }

  /// Moves the cursor to the next element to which a setting leads.
  mutating func search(
    for rotor: Rotor, _ direction: Direction, because rule: AccessibilityRule,
    where leadsTo: (ScreenReader, AccessibilityElement) -> Bool
  ) {
    guard let element = focus?.element else { return }
    switch nearest(to: element.id, direction, where: leadsTo) {
    case .found(let destination): moveFocus(to: destination, because: [rule])
    case .tooFar: hear(.note(.searchCutShort(rotor, elements: Self.searchedElements)))
    case .none:
      let isElsewhere =
        leadsTo(self, element)
        || nearest(to: element.id, direction.opposite, where: leadsTo) != .none
      hear(isElsewhere ? .sound(.boundary) : .note(.rotorEmpty(rotor)))
    }
  }

  private enum Search: Equatable {
    case found(AccessibilityElement)
    /// There is none up to the end.
    case none
    /// There is none among as many as are searched at a time.
    case tooFar
  }

  private func nearest(
    to start: AccessibilityElement.ID, _ direction: Direction,
    where leadsTo: (ScreenReader, AccessibilityElement) -> Bool
  ) -> Search {
    var id = start
    for _ in 0..<Self.searchedElements {
      guard let neighbour = neighbour(of: id, direction) else { return .none }
      if leadsTo(self, neighbour) { return .found(neighbour) }
      id = neighbour.id
    }
    return .tooFar
  }

  /// The place after the one at which the rotor stands, or else the nearest one in reading order.
  private func firstPlace(
    in results: [AccessibilityRotorResult], from cursor: AccessibilityElement.ID,
    _ direction: Direction
  ) -> Int {
    if let stand = rotor.stand, stand.target == cursor { return stand.place + direction.offset }
    let isForward = direction == .forward
    let isHere = { (result: AccessibilityRotorResult) in result.target == cursor }
    if let own = isForward ? results.firstIndex(where: isHere) : results.lastIndex(where: isHere) {
      return results[own].text == nil ? own + direction.offset : own
    }
    return isForward
      ? nearestPlaceAhead(in: results, of: cursor) : nearestPlaceBehind(in: results, of: cursor)
  }

  /// The first place that is read after the cursor; places before it that are not there yet count.
  private func nearestPlaceAhead(
    in results: [AccessibilityRotorResult], of cursor: AccessibilityElement.ID
  ) -> Int {
    var place =
      results.firstIndex { result in
        result.target.map { source.isRead($0, before: cursor) != true } ?? false
      } ?? results.endIndex
    while place > results.startIndex, results[place - 1].target == nil { place -= 1 }
    return place
  }

  /// The last place that is read before the cursor; places after it that are not there yet count.
  private func nearestPlaceBehind(
    in results: [AccessibilityRotorResult], of cursor: AccessibilityElement.ID
  ) -> Int {
    var place =
      results.lastIndex { result in
        result.target.map { source.isRead(cursor, before: $0) != true } ?? false
      } ?? results.startIndex - 1
    while place + 1 < results.endIndex, results[place + 1].target == nil { place += 1 }
    return place
  }

  private mutating func go(to element: AccessibilityElement, saying stretch: String?) {
    let isElsewhere = element.id != cursor
    if isElsewhere { moveFocus(to: element, because: [ReaderRules.rotorPlaces]) }
    if let stretch {
      let said = Decision(ReaderRules.rotorText, says: .label(stretch))
      return say(Utterance(.place, about: element, deciding: [said]))
    }
    if !isElsewhere { sayFocus() }
  }
}
