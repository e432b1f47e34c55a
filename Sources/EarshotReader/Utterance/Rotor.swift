import EarshotTree

/// What a swipe up or down does, as chosen by turning the rotor.
public enum Rotor: String, Hashable, Sendable, CaseIterable {
  /// Goes through what can be done with the element.
  case actions
  /// Increases or decreases the value of the element.
  case adjustValue = "adjust value"

  /// The settings that make sense for an element, the one that the rotor turns to by itself first.
  static func available(for element: AccessibilityElement) -> [Rotor] {
    allCases.filter { $0.makesSense(for: element) }
  }

  private func makesSense(for element: AccessibilityElement) -> Bool {
    switch self {
    case .actions: !element.customActions.isEmpty
    case .adjustValue: element.traits.contains(.adjustable)
    }
  }
}
