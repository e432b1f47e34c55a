import EarshotScenarios
import EarshotText

/// One part of a call, as far as it can be told without knowing the command.
enum CommandLineToken: Hashable, Sendable {
  /// A command, a screen or a path.
  case word(String)
  /// A word after `--`, which is never a command.
  case literal(String)
  /// An option, with its value if it takes one.
  case option(CommandLineOption, value: String)

  /// Takes a call apart.
  static func tokens(of arguments: [String]) throws(CommandLineError) -> [CommandLineToken] {
    var tokens: [CommandLineToken] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return tokens + rest.map(CommandLineToken.literal) }
      tokens.append(
        isOption(argument)
          ? try option(written: argument, followedBy: &rest) : .word(argument))
    }
    return tokens
  }

  /// A lone dash stands for standard input and is no option.
  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument != "-"
  }

  private static func option(
    written argument: String, followedBy rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> CommandLineToken {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(named: String(parts[0]))
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let placeholder = option.placeholder else {
      guard attached == nil else {
        throw CommandLineError("option '\(option.name)' takes no value")
      }
      return .option(option, value: "")
    }
    if let attached, !attached.isEmpty { return .option(option, value: attached) }
    guard attached == nil, let next = rest.first, !isOption(next), !next.isEmpty else {
      throw CommandLineError(
        "option '\(option.name)' needs a value: \(option.name) \(placeholder)")
    }
    rest.removeFirst()
    return .option(option, value: next)
  }

  private static func option(named name: String) throws(CommandLineError) -> CommandLineOption {
    let options = CommandLineOption.allCases
    if let option = options.first(where: { $0.name == name }) { return option }
    let letters = name.drop { $0 == "-" }
    guard let meant = NearestName.nearest(to: String(letters), among: options.map(\.rawValue))
    else { throw CommandLineError("unknown option '\(name)'; 'earshot help' lists them") }
    throw CommandLineError("unknown option '\(name)'; did you mean '--\(meant)'?")
  }
}
