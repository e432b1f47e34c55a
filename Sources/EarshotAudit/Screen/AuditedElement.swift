public import EarshotTree

/// An element with what surrounds it.
public struct AuditedElement: Identifiable, Hashable, Sendable {
  /// What assistive technology is told.
  public var element: AccessibilityElement
  /// The containers around it, innermost first.
  public var containers: [AccessibilityContainer]
  /// What the app's own code would do with it; nil where nobody can tell.
  public var responses: AccessibilityResponses?
  /// What is drawn of it: its own part, and those that it took in.
  public var parts: [DrawnPart]
  /// The ids of the rules that shaped it in its source.
  public var rules: [String]
  /// What is said when the cursor comes to it, without hint and what else follows a pause.
  public var spoken: String

  /// The identity of the element.
  public var id: AccessibilityElement.ID { element.id }

  /// Puts an element together; what is said is made of label and value unless it is given.
  public init(
    _ element: AccessibilityElement, containers: [AccessibilityContainer] = [],
    responses: AccessibilityResponses? = nil, parts: [DrawnPart] = [], rules: [String] = [],
    spoken: String? = nil
  ) {
    self.element = element
    self.containers = containers
    self.responses = responses
    self.parts = parts
    self.rules = rules
    let words = [element.label, element.value].compactMap(\.self)
    self.spoken = spoken ?? words.joined(separator: ", ")
  }
}

extension AuditedElement {
  /// Whether the element is there to be acted on: a button, a link, a switch, a field, something
  /// adjustable, or anything that reacts to a double tap.
  public var isControl: Bool {
    let controls: AccessibilityTraits = [
      .button, .link, .switchButton, .popUpButton, .adjustable, .searchField, .textEntry,
      .keyboardKey, .backButton, .tabBarItem, .pickerItem,
    ]
    return !element.traits.isDisjoint(with: controls)
      || responses?.isDisjoint(with: [.activation, .tap]) == false
  }
}
