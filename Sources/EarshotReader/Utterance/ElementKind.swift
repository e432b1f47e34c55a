import EarshotTree

/// Elements of which there may be several on a screen, so that the rotor leads from one to the next.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  /// What heads the content that follows.
  case headings
  /// What leads elsewhere.
  case links
  /// What acts when it is activated.
  case buttons
  /// What can be set, entered or pressed.
  case formControls = "form controls"
  /// What takes text.
  case textFields = "text fields"
  /// What searches.
  case searchFields = "search fields"
  /// Pictures.
  case images

  private static let controls: AccessibilityTraits = [
    .button, .switchButton, .textEntry, .searchField, .adjustable, .popUpButton, .pickerItem,
  ]

  /// Whether an element is of this kind.
  func includes(_ element: AccessibilityElement) -> Bool {
    let traits = element.traits
    return switch self {
    case .headings: traits.contains(.header)
    case .links: traits.contains(.link)
    case .buttons: traits.contains(.button) && !traits.contains(.switchButton)
    case .formControls: !traits.isDisjoint(with: Self.controls) && !traits.contains(.link)
    case .textFields: traits.contains(.textEntry)
    case .searchFields: traits.contains(.searchField)
    case .images: traits.contains(.image)
    }
  }
}
