import EarshotTree

/// An entry of the Actions rotor.
enum ActionChoice: Hashable {
  /// What a double tap does by default.
  case activate
  /// An action that the element offers by name.
  case custom(AccessibilityCustomAction)

  /// What a person may type for the default action besides what is spoken.
  static let nameOfActivation = "Activate"

  /// The entries for an element, in order.
  static func offered(by element: AccessibilityElement) -> [ActionChoice] {
    [.activate] + element.customActions.map { .custom($0) }
  }

  var name: String {
    switch self {
    case .activate: Vocabulary.english.activateAction
    case .custom(let action): action.name
    }
  }

  var action: AccessibilityAction {
    switch self {
    case .activate: .activate
    case .custom(let action): .custom(action)
    }
  }

  var segment: Utterance.Segment {
    switch self {
    case .activate: .activateAction
    case .custom(let action): .actionName(action.name)
    }
  }
}
