import EarshotText
import EarshotTree

/// Decides what is said of an element.
struct UtteranceComposer {
  let settings: ReaderSettings

  /// What is said when the cursor comes to an element.
  func focus(
    on element: AccessibilityElement, in context: ReadingContext,
    because reasons: [AccessibilityRule] = []
  ) -> Utterance {
    Utterance(
      .focus, about: element,
      deciding: reasons.map { Decision($0) }
        + containers(context)
        + cellHeaders(context)
        + naming(element, isCell: context.cell != nil)
        + cellPlace(context)
        + traits(of: element, isTab: context.isTab)
        + position(context)
        + afterPause(element, isCell: context.cell != nil))
  }

  /// What is said of an element itself, wherever it stands.
  func description(
    of element: AccessibilityElement, isTab: Bool, isCell: Bool = false
  ) -> [Decision] {
    naming(element, isCell: isCell) + traits(of: element, isTab: isTab)
  }

  /// What is said of an element before the words for its kind.
  private func naming(_ element: AccessibilityElement, isCell: Bool) -> [Decision] {
    [selection(of: element), label(of: element, isCell: isCell), value(of: element)]
      .compactMap(\.self)
      + importantContent(of: element)
  }

  private func containers(_ context: ReadingContext) -> [Decision] {
    guard settings[.containerDescriptions] || context.entered.isEmpty else {
      return [Decision(ReaderRules.containersOff)]
    }
    return context.entered.map { Decision(ReaderRules.containerEntry, says: .containerEntry($0)) }
  }

  private func selection(of element: AccessibilityElement) -> Decision? {
    guard element.traits.contains(.selected) else { return nil }
    return Decision(ReaderRules.selected, says: .selected)
  }

  private func label(of element: AccessibilityElement, isCell: Bool) -> Decision? {
    if isNamedByHint(element, isCell: isCell), let hint = element.audibleHint {
      return Decision(ReaderRules.hintAsLabel, says: .label(hint))
    }
    guard let label = element.audibleLabel else { return nil }
    guard !isNamedByTrait(element) else { return Decision(ReaderRules.backButtonLabel) }
    return Decision(ReaderRules.label, says: .label(label))
  }

  /// Whether the element is a back button, and its label no more than the word for that.
  private func isNamedByTrait(_ element: AccessibilityElement) -> Bool {
    guard element.traits.contains(.backButton), let label = element.audibleLabel
    else { return false }
    let language = settings.language?.tag ?? element.language ?? settings.defaultLanguage
    return label.lowercased() == Vocabulary.forLanguage(language).back.lowercased()
  }

  /// Whether the hint stands in for everything that would come before the traits; before those of
  /// a cell comes its place.
  func isNamedByHint(_ element: AccessibilityElement, isCell: Bool) -> Bool {
    guard element.audibleLabel == nil || isNamedByTrait(element),
      !element.traits.contains(.selected), !isCell
    else { return false }
    return element.audibleValue == nil || element.traits.contains(.switchButton)
  }

  private func value(of element: AccessibilityElement) -> Decision? {
    guard let value = element.audibleValue else { return nil }
    if element.traits.contains(.switchButton) { return Decision(ReaderRules.switchValue) }
    return Decision(ReaderRules.value, says: .value(value))
  }

  private func importantContent(of element: AccessibilityElement) -> [Decision] {
    element.customContent.filter { $0.importance == .high }.map {
      Decision(ReaderRules.customContent, says: .customContent($0))
    }
  }
}

extension AccessibilityElement {
  /// The label, if there is anything to be heard in it.
  var audibleLabel: String? { Self.audible(label) }

  /// The value, if there is anything to be heard in it.
  var audibleValue: String? { Self.audible(value) }

  /// The hint, if there is anything to be heard in it.
  var audibleHint: String? { Self.audible(hint) }

  private static func audible(_ words: String?) -> String? {
    words.flatMap { $0.isInaudible ? nil : $0 }
  }
}
