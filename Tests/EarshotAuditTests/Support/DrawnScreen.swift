import EarshotAudit
import EarshotTree

/// Screens and parts for tests of rules, in few words.
enum DrawnScreen {
  /// A screen of which everything is known.
  static func of(_ elements: AuditedElement..., drawing parts: [DrawnPart] = []) -> AuditedScreen {
    AuditedScreen(elements: elements, drawn: DrawnContent(parts: parts))
  }

  /// A text that is exposed.
  static func element(
    _ id: AccessibilityElement.ID, _ label: String?, value: String? = nil, hint: String? = nil,
    _ traits: AccessibilityTraits = .staticText, actions: [String] = [],
    responses: AccessibilityResponses? = nil, rules: [String] = [],
    frame: AccessibilityFrame? = nil, containers: [AccessibilityContainer] = []
  ) -> AuditedElement {
    AuditedElement(
      AccessibilityElement(
        id: id, label: label, value: value, hint: hint, traits: traits,
        customActions: AccessibilityCustomAction.numbering(actions), frame: frame),
      containers: containers, responses: responses, rules: rules)
  }

  /// A text that is drawn and that an element stands for, unless there is none.
  static func text(
    _ id: DrawnPart.ID, _ words: String, in element: AccessibilityElement.ID? = nil,
    touches: Set<DrawnPart.Touch> = [], isHidden: Bool = false
  ) -> DrawnPart {
    DrawnPart(
      id: id, kind: .text, words: words, touches: touches,
      elements: element.map { [$0] } ?? [], isHidden: isHidden)
  }

  /// Something else that is drawn.
  static func part(
    _ id: DrawnPart.ID, _ kind: DrawnPart.Kind, in element: AccessibilityElement.ID? = nil,
    touches: Set<DrawnPart.Touch> = [], isHidden: Bool = false, size: AccessibilitySize? = nil
  ) -> DrawnPart {
    DrawnPart(
      id: id, kind: kind, touches: touches, elements: element.map { [$0] } ?? [],
      isHidden: isHidden, size: size)
  }
}

extension AccessibilityFrame {
  /// A frame in one line.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
