import EarshotScenarios
import EarshotText

/// Asks somebody at a terminal which of several screens is meant.
@MainActor
struct ScreenQuestion {
  let choice: ScreenChoice
  let input: any CommandInput

  /// Prints the list, and asks until a number or a name is given; nil if the input ends.
  func answer(printingTo output: inout some TextOutputStream) throws(CommandLineError)
    -> SourceReference?
  {
    output.write("There are \(choice.titles.count) screens:\n\(choice.list)\n")
    while true {
      output.write("Which one? Type its number or its name.\n")
      let line: String?
      do { line = try input.nextLine() } catch { throw CommandLineError(located: "\(error)") }
      guard let line else { return nil }
      if let reference = choice.reference(to: line.trimmingWhiteSpace()) { return reference }
      output.write("error: there is no screen \(PrintableText.quoting(line))\n")
    }
  }
}
