/// The first word of a call.
enum Command: String, Hashable, Sendable, CaseIterable {
  /// Reads commands, prints what is said.
  case play
  /// Reads a screen from top to bottom.
  case read
  /// Prints the accessibility tree.
  case tree
  /// Tells of each stop what is said there, and why.
  case describe
  /// Plays transcripts and compares.
  case test
  /// Finds what a person would stumble over.
  case audit
  /// Does everything that can be done on a screen, and tells what went wrong.
  case explore
  /// Lists the rules of the audit.
  case rules
  /// Lists the screens that come with Earshot.
  case screens
  /// Lists the voices that can speak.
  case voices
  /// Explains a command.
  case help

  /// Whether the command works on one screen.
  var takesScreen: Bool { [.play, .read, .tree, .describe].contains(self) }

  /// Whether the command works on one screen after another.
  var takesScreens: Bool { self == .audit || self == .explore }
}
