import EarshotTree

/// A rotor that the app offers at a stop, with where it leads.
public struct StopRotor: Hashable, Sendable {
  /// How many places are told of.
  static let told = 10

  /// One place that the rotor leads to.
  enum Place: Hashable {
    /// It has words of its own.
    case named(String)
    /// It is said as the element there.
    case element(Utterance)
  }

  /// The name by which the rotor is turned to.
  public let name: String
  /// How many places there are that are not told of.
  public let more: Int

  let places: [Place]

  /// What is said at the first ten places.
  public func results(in phrasing: Phrasing = .spoken) -> [String] {
    places.map { place in
      switch place {
      case .named(let words): words
      case .element(let utterance): phrasing.text(of: utterance)
      }
    }
  }
}

extension ScreenReader {
  /// The app's rotors at an element, with the places to which they lead.
  func rotors(of element: AccessibilityElement) -> [StopRotor] {
    element.rotors.map { name in
      let results = source.results(ofRotor: name, at: element.id)
      return StopRotor(
        name: name, more: max(results.count - StopRotor.told, 0),
        places: results.prefix(StopRotor.told).map(place))
    }
  }

  private func place(of result: AccessibilityRotorResult) -> StopRotor.Place {
    if let label = result.label { return .named(label) }
    guard let target = result.target.flatMap({ source.element($0) }) else { return .named("") }
    return .element(utteranceWithoutCursor(on: target).beforePause)
  }
}
