import EarshotTree

/// What a swipe up or down does, as chosen by turning the rotor.
public enum Rotor: Hashable, Sendable {
  /// Goes through what can be done with the element.
  case actions
  /// Increases or decreases the value of the element.
  case adjustValue
  /// Goes through what can be done with a chart.
  case audioGraph
  /// Moves the cursor through the places of a rotor of the app's own, by its name.
  case app(String)
  /// Moves the cursor to the next or previous element of a kind.
  case kind(ElementKind)

  /// The settings that do not depend on the app.
  public static let fixed: [Rotor] =
    [.actions, .adjustValue, .audioGraph] + ElementKind.allCases.map(Rotor.kind)

  /// What a person types to turn to the setting.
  public var name: String {
    switch self {
    case .actions: "actions"
    case .adjustValue: "adjust value"
    case .audioGraph: "audio graph"
    case .app(let name): name
    case .kind(let kind): kind.rawValue
    }
  }

  /// The setting that the rotor turns to by itself at an element.
  static func turnedToByItself(at element: AccessibilityElement) -> Rotor? {
    if !element.customActions.isEmpty { return .actions }
    return element.traits.contains(.adjustable) ? .adjustValue : nil
  }

  /// The settings that an element offers; elements of a kind can be gone to from anywhere.
  static func offered(by element: AccessibilityElement) -> [Rotor] {
    var offered: [Rotor] = []
    if !element.customActions.isEmpty { offered.append(.actions) }
    if element.traits.contains(.adjustable) { offered.append(.adjustValue) }
    if element.hasChart { offered.append(.audioGraph) }
    return offered + element.rotors.map(Rotor.app)
  }

  /// Whether the setting makes sense at an element.
  func makesSense(at element: AccessibilityElement) -> Bool {
    if case .kind = self { return true }
    return Self.offered(by: element).contains(self)
  }

  /// Whether a person who turned to the setting keeps it when the cursor moves.
  var staysWhenTheCursorMoves: Bool {
    switch self {
    case .actions, .adjustValue: false
    case .audioGraph, .app, .kind: true
    }
  }
}
