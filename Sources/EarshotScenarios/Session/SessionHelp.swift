import EarshotReader
import EarshotText
import EarshotUI

/// What `help` says in line mode: one command a line.
public enum SessionHelp {
  private struct Form {
    let names: [String]
    var arguments = ""
    let help: String

    var line: String {
      let call = arguments.isEmpty ? names[0] : "\(names[0]) \(arguments)"
      return ([call] + names.dropFirst()).joined(separator: ", ") + ": \(help)"
    }
  }

  /// The names of all commands.
  static let names = forms.flatMap(\.names)

  /// The name that somebody may have meant.
  ///
  /// A name with something behind it that does not belong there is meant without.
  static func nearest(to line: String) -> String? {
    let typed = line.lowercased()
    if otherWordsForQuit.contains(typed) { return "quit" }
    return NearestName.nearest(to: line, among: longNames)
      ?? longNames.filter { typed.hasPrefix($0 + " ") }.max { $0.count < $1.count }
      ?? nearest(toBeginningOf: typed.split(separator: " "))
  }

  /// The name that looks most like as many words at the beginning of what was typed.
  private static func nearest(toBeginningOf words: [Substring]) -> String? {
    for count in stride(from: min(words.count, 3), to: 0, by: -1) {
      let beginning = words.prefix(count).joined(separator: " ")
      let names = longNames.filter { $0.split(separator: " ").count == count }
      if let name = NearestName.nearest(to: beginning, among: names) { return name }
    }
    return nil
  }

  /// What is worth suggesting; one who meant a single letter typed nothing else.
  private static let longNames = names.filter { $0.count > 1 }

  /// What other programs call it.
  private static let otherWordsForQuit: Set = ["exit", "q", "end", "bye", "stop"]

  /// Explains all commands, one a line.
  public static var lines: [String] { forms.map(\.line) }

  /// Explains all commands, or one.
  static func lines(for topic: String?) throws(SessionError) -> [String] {
    guard let topic else { return lines }
    let name = topic.lowercased()
    let meant = forms.filter { $0.names.contains { $0 == name || $0.hasPrefix(name + " ") } }
    guard !meant.isEmpty else { throw .unknownCommand(topic, nearest: nearest(to: topic)) }
    return meant.map(\.line)
  }

  private static let forms: [Form] =
    ReaderCommandForm.all.map { form in
      Form(names: form.names, arguments: form.argument ?? "", help: form.help)
    }
    + [
      Form(
        names: ["set reduce-motion"], arguments: "on|off",
        help: EnvironmentSetting.reduceMotion(true).help),
      Form(
        names: ["set app-output"], arguments: "on|off",
        help: EnvironmentSetting.appOutput(true).help),
      Form(
        names: ["set actions-order"], arguments: "ios|declared",
        help: EnvironmentSetting.actionsOrder(.ios).help),
    ]
    + AppScript.Deed.forms.map {
      Form(names: ["app \($0.name)"], arguments: "\($0.arguments) [in SECONDS]", help: $0.help)
    }
    + [
      Form(
        names: ["speech"], arguments: "on|off",
        help: "Speaks words aloud or not, where there is a voice; sounds are heard anyway."),
      Form(names: ["three-finger double tap"], help: "Turns speech off, or on again."),
      Form(names: ["tree"], help: "Prints the accessibility tree."),
      Form(
        names: ["why"],
        help: "Prints the rules that brought the cursor here, and those behind what is said."),
      Form(names: ["help"], arguments: "[COMMAND]", help: "Explains the commands, or one."),
      Form(names: ["quit"], help: "Ends the session; so does the end of the input."),
    ]
}
