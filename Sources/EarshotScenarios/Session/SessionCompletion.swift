import EarshotConversation
import EarshotReader
import EarshotText
import EarshotTree
import EarshotUI

/// Whole lines that can be typed in line mode, for a key that completes them.
enum SessionCompletion {
  /// More people than this are not offered.
  private static let peopleLimit = 50

  /// The commands; those that go with something specific, with each of what can go with them.
  @MainActor
  static func lines(
    on element: AccessibilityElement?, in conversation: Conversation?
  ) -> [String] {
    let actions = element?.customActions.map { "act \(PrintableText.line($0.name))" } ?? []
    let people = conversation?.people.prefix(peopleLimit).map { word($0.id) } ?? []
    let rotors = element?.rotors.map { "rotor \(PrintableText.line($0))" } ?? []
    return SessionHelp.names + fixed + rotors + actions
      + people.flatMap { ["app react \($0)", "app arrive \($0)"] }
  }

  private static let fixed =
    Rotor.fixed.map { "rotor \($0.name)" }
    + ReaderSetting.allCases.flatMap { setting in
      setting.words.map { "set \(setting.rawValue) \($0)" }
    }
    + ReaderCommandForm.gestureNames.map { "in 0.5 \($0)" }
    + ["set reduce-motion on", "set reduce-motion off", "speech on", "speech off"]
    + ActionsOrder.allCases.map { "set actions-order \($0.rawValue)" }

  private static func word(_ id: String) -> String {
    let line = PrintableText.line(id)
    return line.unicodeScalars.contains(where: \.properties.isWhitespace) ? "\"\(line)\"" : line
  }
}
