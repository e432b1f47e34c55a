import EarshotTree

extension Utterance.Segment {
  /// Whether the words tell things apart or what happened, so that no emoji can be spared.
  var keepsEmoji: Bool {
    switch self {
    case .value, .customContent, .actionName, .rotorName, .cellHeader, .containerEntry, .chart,
      .announcement:
      true
    default: false
    }
  }
}

extension AccessibilityElement {
  /// Whether somebody acts on the element by its name.
  var isControl: Bool {
    let kinds: AccessibilityTraits = [
      .button, .link, .switchButton, .textEntry, .searchField, .adjustable, .popUpButton,
      .pickerItem, .tabBarItem, .backButton, .keyboardKey,
    ]
    return !traits.isDisjoint(with: kinds)
  }
}
