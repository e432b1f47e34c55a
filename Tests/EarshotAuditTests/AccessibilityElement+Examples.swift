import EarshotAudit
import EarshotTree

/// Elements that are called “it” and lie alone on a screen.
extension AccessibilityElement {
  static func button(
    _ label: String?, value: String? = nil, hint: String? = nil, actions: [String] = []
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: "it", label: label, value: value, hint: hint, traits: .button,
      customActions: AccessibilityCustomAction.numbering(actions))
  }

  /// A message, as one element without traits.
  static func message(
    _ label: String?, value: String? = nil, hint: String? = nil, actions: [String] = [],
    content: [AccessibilityCustomContent] = [], language: String? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: "it", label: label, value: value, hint: hint,
      customActions: AccessibilityCustomAction.numbering(actions), customContent: content,
      language: language)
  }

  static func picture(_ label: String) -> AccessibilityElement {
    AccessibilityElement(id: "it", label: label, traits: .image)
  }

  /// The same with other traits.
  func with(_ traits: AccessibilityTraits) -> AccessibilityElement {
    var element = self
    element.traits = traits
    return element
  }
}

extension AuditedScreen {
  /// A screen with one element, of which something is drawn.
  init(
    _ element: AccessibilityElement, drawn: [DrawnPart.Kind] = [], words: String? = nil,
    language: String = "en"
  ) {
    let parts = drawn.map { kind in
      DrawnPart(id: "part", kind: kind, words: words, elements: [element.id])
    }
    self.init(
      elements: [AuditedElement(element)],
      drawn: drawn.isEmpty ? nil : DrawnContent(parts: parts), language: language)
  }
}
