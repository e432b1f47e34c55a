import EarshotText

/// How a command is written, and what it does, for parsing, help and completion.
public struct ReaderCommandForm: Sendable {
  /// The long name, then the short form if there is one, then the gesture.
  public let names: [String]
  /// What the help calls that which follows the name; nil when nothing may follow.
  public let argument: String?
  /// What the command does, as one sentence.
  public let help: String
  /// Makes the command; nil when the argument shows that somebody else is meant.
  let make: @Sendable (_ argument: String) throws(MalformedCommand) -> ReaderCommand?

  init(_ names: String..., help: String, command: ReaderCommand) {
    self.names = names
    self.argument = nil
    self.help = help
    self.make = { _ in command }
  }

  init(
    _ name: String, _ argument: String, help: String,
    make: @escaping @Sendable (String) throws(MalformedCommand) -> ReaderCommand?
  ) {
    self.names = [name]
    self.argument = argument
    self.help = help
    self.make = make
  }

  init(
    _ names: [String], argument: String, help: String,
    make: @escaping @Sendable (String) throws(MalformedCommand) -> ReaderCommand?
  ) {
    self.names = names
    self.argument = argument
    self.help = help
    self.make = make
  }

  /// What follows the name in a line, if the line has this form; empty when nothing does.
  func argument(in words: [Substring], of line: String) -> String? {
    names.lazy.compactMap { argument(after: $0, in: words, of: line) }.first
  }

  private func argument(after name: String, in words: [Substring], of line: String) -> String? {
    let expected = name.split(separator: " ")
    guard words.count >= expected.count else { return nil }
    guard zip(words, expected).allSatisfy({ $0.lowercased() == $1 }) else { return nil }
    guard words.count > expected.count else { return "" }
    guard argument != nil else { return nil }
    return line[words[expected.count].startIndex...].trimmingWhiteSpace()
  }
}
