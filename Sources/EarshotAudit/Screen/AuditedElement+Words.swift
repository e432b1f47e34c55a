import EarshotTree

extension AuditedElement {
  /// What the element is called in a message: its name, or else its value as it is heard.
  ///
  /// The value of a switch is a digit that nobody hears, and tells one switch from no other.
  var name: String? {
    element.label ?? (element.traits.contains(.switchButton) ? nil : element.value)
  }

  /// Everything that is heard of the element, at once or on demand.
  var conveyedText: String { (toldTexts + actionNames).joined(separator: " ") }

  /// The words of everything that is heard of the element.
  var conveyedWords: ComparedWords { ComparedWords(conveyedText) }

  /// What is heard of the element without looking for what can be done.
  var toldWords: ComparedWords { ComparedWords(toldTexts.joined(separator: " ")) }

  private var actionNames: [String] { element.customActions.map(\.name) }

  private var toldTexts: [String] {
    [element.label, element.value, element.hint].compactMap(\.self)
      + element.customContent.flatMap { [$0.label, $0.value] }
  }
}
