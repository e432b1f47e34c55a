import EarshotReader
import EarshotTree

extension [Heard] {
  /// The lines that a session would print.
  var lines: [String] { map { $0.line() } }
}

extension ScreenReader {
  /// A reader of a screen that has appeared, which has been heard already.
  init(opening source: any AccessibilitySource) {
    self.init(reading: source)
    _ = screenAppeared()
  }

  /// Carries out commands one after another, and yields the lines of the last one.
  mutating func lines(after commands: ReaderCommand...) throws -> [String] {
    var lines: [String] = []
    for command in commands { lines = try perform(command).lines }
    return lines
  }
}

extension AccessibilityElement {
  /// An element that is called by its identity in capitals.
  static func named(_ id: String) -> AccessibilityElement {
    AccessibilityElement(id: .init(rawValue: id), label: id.uppercased())
  }
}

/// A conversation of two messages; the second can be reacted to.
@MainActor
func picnic() -> ElementListSource {
  let source = ElementListSource([
    AccessibilityElement(
      id: "1", label: "Is the picnic still on for Sunday?",
      customActions: AccessibilityCustomAction.numbering(["Reply"])),
    AccessibilityElement(
      id: "2", label: "Yes, and I am bringing the lemonade",
      customActions: AccessibilityCustomAction.numbering(["React with ❤️", "React with 👍"])),
  ])
  source.onPerform = { [unowned source] action, id in
    guard case .custom(let action) = action else { return .refused(.noAction) }
    if action.name == "React with ❤️" { react(source, id) }
    if action.name == "Remove ❤️" { unreact(source, id) }
    return .performed
  }
  return source
}

@MainActor
private func react(_ source: ElementListSource, _ id: AccessibilityElement.ID) {
  source.update(id) {
    $0.value = "Reacted with ❤️"
    $0.customActions = AccessibilityCustomAction.numbering(["Remove ❤️", "React with 👍"])
  }
}

@MainActor
private func unreact(_ source: ElementListSource, _ id: AccessibilityElement.ID) {
  source.update(id) {
    $0.value = nil
    $0.customActions = AccessibilityCustomAction.numbering(["React with ❤️", "React with 👍"])
  }
}
