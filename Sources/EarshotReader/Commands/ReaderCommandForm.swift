import EarshotText

/// How a command is written, and what it does, for parsing, help and completion.
public struct ReaderCommandForm: Sendable {
  /// The long name, then the short form if there is one, then the gesture.
  public let names: [String]
  private let wordsOfNames: [[Substring]]
  /// What the help calls that which follows the name; nil when nothing may follow.
  public let argument: String?
  /// What the command does, as one sentence.
  public let help: String
  /// Makes the command; nil when the argument shows that somebody else is meant.
  let make: @Sendable (_ argument: String) throws(MalformedCommand) -> ReaderCommand?

  init(_ names: String..., help: String, command: ReaderCommand) {
    self.names = names
    wordsOfNames = names.map { $0.split(separator: " ") }
    self.argument = nil
    self.help = help
    self.make = { _ in command }
  }

  init(
    _ name: String, _ argument: String, help: String,
    make: @escaping @Sendable (String) throws(MalformedCommand) -> ReaderCommand?
  ) {
    self.names = [name]
    wordsOfNames = [name.split(separator: " ")]
    self.argument = argument
    self.help = help
    self.make = make
  }

  init(
    _ names: [String], argument: String, help: String,
    make: @escaping @Sendable (String) throws(MalformedCommand) -> ReaderCommand?
  ) {
    self.names = names
    wordsOfNames = names.map { $0.split(separator: " ") }
    self.argument = argument
    self.help = help
    self.make = make
  }

  /// What follows the name in a line, if the line has this form; empty when nothing does.
  ///
  /// The words of the line are given as they are, and in lower case, which is the case of names.
  func argument(
    in words: [Substring], lowercased lowercasedWords: [String], of line: String
  ) -> String? {
    for expected in wordsOfNames where lowercasedWords.begin(with: expected) {
      guard words.count > expected.count else { return "" }
      guard argument != nil else { continue }
      return line[words[expected.count].startIndex...].trimmingWhiteSpace()
    }
    return nil
  }
}

extension [String] {
  fileprivate func begin(with expected: [Substring]) -> Bool {
    guard count >= expected.count else { return false }
    for (word, expected) in zip(self, expected) where word != expected { return false }
    return true
  }
}
