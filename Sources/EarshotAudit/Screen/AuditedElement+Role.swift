import EarshotTree

extension AuditedElement {
  /// Whether a role is said that promises a reaction.
  var hasActiveRole: Bool {
    let active: AccessibilityTraits = [
      .button, .link, .switchButton, .popUpButton, .adjustable, .searchField, .textEntry,
      .keyboardKey, .backButton, .tabBarItem, .pickerItem,
    ]
    return !element.traits.isDisjoint(with: active)
  }

  /// Whether the source made the element of several.
  var isCombined: Bool { rules.contains { $0.hasPrefix("combine.") } }

  /// Whether a finger has an effect here: by what the code would do, or by what is drawn.
  func reacts(to touch: DrawnPart.Touch, _ response: AccessibilityResponses? = nil) -> Bool {
    if let response, responses?.contains(response) == true { return true }
    return parts.contains { $0.touches.contains(touch) }
  }
}

extension AuditedElement {
  /// Whether the element has words of its own, and is not only a picture.
  var isWorded: Bool { name != nil && !element.traits.contains(.image) }
}

extension AuditedElement {
  /// Whether the system puts the element beside what the app shows, such as the grabber of a sheet.
  var isOfSystem: Bool { rules.contains { $0.hasPrefix("sheet.") } }
}
