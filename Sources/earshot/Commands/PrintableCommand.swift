import EarshotText

/// A command as it is echoed: on one line, and without anything that a terminal would obey.
struct PrintableCommand: CustomStringConvertible {
  let description: String

  init(_ command: String) { description = PrintableText.line(command) }
}
