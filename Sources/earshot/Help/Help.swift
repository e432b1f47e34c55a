import EarshotScenarios

/// What `earshot help` prints: one thing a line, in the order in which it is needed.
struct Help: Hashable, Sendable {
  /// The command to explain; nil for all of them.
  let topic: Command?

  /// Explains a command, or all of them.
  init(for topic: Command? = nil) {
    self.topic = topic
  }

  /// The text, with a line feed at its end.
  var text: String {
    let sections = topic.map(sections) ?? overview
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var overview: [[String]] {
    [
      ["Earshot lets you hear a chat screen as a VoiceOver user does."],
      [
        "Usage: earshot [COMMAND] [SCREEN] [OPTIONS]",
        "Without a command, earshot plays; without a screen, it takes "
          + "\(CommandLineArguments.defaultScreen).",
        "SCREEN is a name from 'earshot screens', or a conversation or a tree in a JSON file.",
        "It can also be SwiftUI source: a Swift file, or a folder such as ./Sources/Chat.",
        "Behind '#' stands which preview or view is meant, as in FILE.swift#NAME.",
      ],
      ["Commands:"] + Command.allCases.map { "  \($0.usage): \($0.summary)" },
      ["Options:"] + CommandLineOption.allCases.map { line(for: $0) },
      ["Examples:"] + examples(of: Command.allCases),
      statuses(of: nil),
      ["'earshot help COMMAND' explains one command and its options."],
    ]
  }

  private func sections(for command: Command) -> [[String]] {
    let options = CommandLineOption.allCases.filter { $0.commands.contains(command) }
    return [
      ["earshot \(command.usage): \(command.summary)"],
      command.details,
    ] + lineMode(of: command) + [
      ["Options:"] + options.map { line(for: $0, of: command) },
      ["Examples:"] + examples(of: [command]),
      statuses(of: command),
    ]
  }

  /// What can be typed at the prompt of a command that has one.
  private func lineMode(of command: Command) -> [[String]] {
    command == .play ? [["In line mode:"] + SessionHelp.lines.map { "  \($0)" }] : []
  }

  private func line(for option: CommandLineOption, of command: Command? = nil) -> String {
    let usage = [option.name, option.placeholder].compactMap(\.self).joined(separator: " ")
    return "  \(usage): \(option.summary(for: command))"
  }

  private func examples(of commands: [Command]) -> [String] {
    commands.flatMap(\.examples).map { "  \($0)" }
  }

  private func statuses(of command: Command?) -> [String] {
    ["Exit status:"]
      + ExitStatus.allCases.compactMap { status in
        status.explanation(for: command).map { "  \(status.rawValue): \($0)" }
      }
  }
}
