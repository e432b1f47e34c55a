import EarshotTree

extension ScreenReader {
  /// Enters text behind what a field holds.
  mutating func type(_ text: String) {
    guard let field = fieldBeingEdited() else { return }
    let former = enteredText(in: field)
    guard enter(former + text, into: field) == .performed else { return }
    echo(text, after: former, in: field)
    takeAsHeard(former + text, in: field)
  }

  /// Enters text in the place of what a field holds.
  mutating func replaceText(with text: String) -> AccessibilityActionOutcome {
    guard let field = fieldBeingEdited() else { return .refused(.noAction) }
    let former = enteredText(in: field)
    let outcome = enter(text, into: field)
    let pressesReturn = text.hasSuffix("\n") && !field.traits.contains(.textArea)
    guard outcome == .performed, !pressesReturn else { return outcome }
    if text.isEmpty, let last = former.last { echoDeletion(of: last, in: field) }
    if !text.isEmpty { echo(text, after: "", in: field) }
    takeAsHeard(text, in: field)
    return outcome
  }

  /// Presses the return key, which ends the entry in a field of one line.
  mutating func pressReturn() {
    guard let field = fieldBeingEdited() else { return }
    let former = enteredText(in: field)
    guard enter(former + "\n", into: field) == .performed, field.traits.contains(.textArea) else {
      return
    }
    echo("\n", after: former, in: field)
    takeAsHeard(former + "\n", in: field)
  }

  /// Deletes the last character of a field, or else what the element stands for.
  mutating func delete() {
    guard let focus else { return }
    if !focus.element.takesText, let action = deletion(of: focus.element) {
      performAction(action)
      return
    }
    guard fieldInUse() != nil else { return hear(.note(.gesture(.noDeleteAction))) }
    guard let field = fieldBeingEdited() else { return }
    let former = enteredText(in: field)
    guard let last = former.last else { return hear(.note(.gesture(.fieldEmpty))) }
    let rest = String(former.dropLast())
    guard enter(rest, into: field) == .performed else { return }
    echoDeletion(of: last, in: field)
    takeAsHeard(rest, in: field)
  }

  /// Remembers that a field is in use from now on.
  mutating func beginTyping(at id: AccessibilityElement.ID) {
    guard typing?.field != id, source.element(id)?.takesText == true else { return }
    typing = Typing(field: id, text: nil, value: nil)
  }

  private func deletion(of element: AccessibilityElement) -> AccessibilityAction? {
    element.customActions.first { Self.wordsForDelete.contains($0.name.lowercased()) }
      .map { .custom($0) }
  }

  private static let wordsForDelete: Set = [
    "delete", "löschen", "удалить", "eliminar", "supprimer", "elimina", "apagar", "excluir", "削除",
    "حذف",
  ]

  /// The field under the cursor, or else the one in which text is being entered.
  private func fieldInUse() -> AccessibilityElement? {
    if let element = cursor.flatMap({ source.element($0) }), element.takesText { return element }
    guard let field = typing.flatMap({ source.element($0.field) }) else { return nil }
    return field.takesText && field.traits.contains(.isEditing) ? field : nil
  }

  /// The field in use, activated first where it is not being edited; without one, that is remarked.
  private mutating func fieldBeingEdited() -> AccessibilityElement? {
    guard let field = fieldInUse() else {
      hear(.note(.gesture(.noField)))
      return nil
    }
    guard !field.traits.contains(.isEditing) else { return field }
    if case .refused(.disabled) = source.perform(.activate, on: field.id) {
      hear(.note(.nothingHappened(.disabled)))
      return nil
    }
    hearWhatHappened()
    return fieldInUse()
  }

  /// What a field holds; of a hidden text only what was typed here is known.
  private func enteredText(in field: AccessibilityElement) -> String {
    if let typing, typing.field == field.id, let text = typing.text, typing.value == field.value {
      return text
    }
    return field.showsPrompt || field.isSecret ? "" : field.value ?? ""
  }

  private mutating func enter(
    _ text: String, into field: AccessibilityElement
  ) -> AccessibilityActionOutcome {
    let outcome = source.perform(.setText(text), on: field.id)
    switch outcome {
    case .performed: typing = Typing(field: field.id, text: nil, value: nil)
    case .refused(let refusal): hear(.note(.nothingHappened(refusal)))
    }
    return outcome
  }

  /// Takes the new value of a field as heard, because each character of it was; what the app made
  /// of it otherwise is said.
  private mutating func takeAsHeard(_ text: String, in field: AccessibilityElement) {
    source.settle()
    guard let now = source.element(field.id) else { return }
    typing = Typing(field: field.id, text: text, value: now.value)
    let isAsTyped = now.isSecret || (now.showsPrompt ? "" : now.value ?? "") == text
    guard isAsTyped, focus?.element.id == field.id else { return }
    focus?.element.value = now.value
    focus?.element.showsPrompt = now.showsPrompt
  }
}
