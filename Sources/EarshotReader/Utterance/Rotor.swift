import EarshotTree

/// What a swipe up or down does, as chosen by turning the rotor.
public enum Rotor: Hashable, Sendable {
  /// Goes through what can be done with the element.
  case actions
  /// Increases or decreases the value of the element.
  case adjustValue
  /// Goes through what can be done with a chart.
  case audioGraph
  /// Goes through the facts that the app gives besides the description.
  case moreContent
  /// Moves the cursor through the places of a rotor of the app's own, by its name.
  case app(String)
  /// Goes through the words of the element.
  case text(TextUnit)
  /// Moves the cursor to the next or previous element of a kind.
  case kind(ElementKind)
  /// Moves the cursor to the next or previous heading of a level from 1 to 6.
  case headingLevel(Int)
  /// Moves the cursor to where the next or previous container begins.
  case container(ContainerRotor)
  /// Moves the cursor to what lies above or below on the screen.
  case verticalNavigation
  /// Speaks faster or slower.
  case speechRate
  /// Chooses the language in which everything is spoken.
  case language

  /// The levels that a heading can have.
  static let headingLevels = 1...6

  /// The settings that do not depend on the app.
  public static let fixed: [Rotor] =
    [.actions, .adjustValue, .audioGraph, .moreContent] + TextUnit.allCases.map(Rotor.text)
    + ElementKind.allCases.map(Rotor.kind) + headingLevels.map(Rotor.headingLevel)
    + ContainerRotor.allCases.map(Rotor.container)
    + [.verticalNavigation, .speechRate, .language]

  /// What a person types to turn to the setting.
  public var name: String {
    switch self {
    case .actions: "actions"
    case .adjustValue: "adjust value"
    case .audioGraph: "audio graph"
    case .moreContent: "more content"
    case .app(let name): name
    case .text(let unit): unit.rawValue
    case .kind(let kind): kind.rawValue
    case .headingLevel(let level): "heading \(level)"
    case .container(let kind): kind.rawValue
    case .verticalNavigation: "vertical navigation"
    case .speechRate: "speech rate"
    case .language: "language"
    }
  }

  /// The setting that the rotor turns to by itself at an element.
  static func turnedToByItself(at element: AccessibilityElement) -> Rotor? {
    if !element.customActions.isEmpty { return .actions }
    return element.traits.contains(.adjustable) ? .adjustValue : nil
  }

  /// The settings that an element offers itself; those that lead elsewhere depend on what is around.
  static func offered(by element: AccessibilityElement) -> [Rotor] {
    var offered: [Rotor] = []
    if !element.customActions.isEmpty { offered.append(.actions) }
    if element.traits.contains(.adjustable) { offered.append(.adjustValue) }
    if element.hasChart { offered.append(.audioGraph) }
    if !element.customContent.isEmpty { offered.append(.moreContent) }
    return offered + element.rotors.map(Rotor.app)
  }

  /// Whether the setting makes sense at an element.
  func makesSense(at element: AccessibilityElement) -> Bool {
    switch self {
    case .actions, .adjustValue, .audioGraph, .moreContent, .app:
      Self.offered(by: element).contains(self)
    case .text, .kind, .headingLevel, .container, .verticalNavigation, .speechRate, .language:
      true
    }
  }

  /// Whether a person who turned to the setting keeps it when the cursor moves.
  var staysWhenTheCursorMoves: Bool {
    switch self {
    case .actions, .adjustValue: false
    case .audioGraph, .moreContent, .app, .text, .kind, .headingLevel, .container,
      .verticalNavigation, .speechRate, .language:
      true
    }
  }
}
