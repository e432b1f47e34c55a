import EarshotJSON
import EarshotReader
import EarshotScenarios

/// Tells of each stop of a screen what is said there, what can be done, and why.
@MainActor
struct DescribeCommand {
  let call: CommandLineArguments

  /// Prints the stops that there are when the screen has appeared.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    var session = try Session(for: call)
    _ = session.open() as [Heard]
    if call.isJSON {
      Self.printJSON(of: session, in: call.phrasing, to: &output)
    } else {
      Self.printText(of: session, in: call.phrasing, to: &output)
    }
  }

  /// Prints a paragraph a stop.
  static func printText(
    of session: Session, in phrasing: Phrasing = .spoken, to output: inout some TextOutputStream
  ) {
    var isFirst = true
    session.forEachStop { stop in
      if !isFirst { output.write("\n") }
      isFirst = false
      for line in StopText(stop, in: phrasing).lines { output.write(line + "\n") }
    }
    if isFirst { output.write(Heard.note(.nothingToFocus).line() + "\n") }
  }

  /// Prints an array of records, each as soon as it is known.
  static func printJSON(
    of session: Session, in phrasing: Phrasing = .spoken, to output: inout some TextOutputStream
  ) {
    let writer = JSONWriter()
    writer.array {
      session.forEachStop { stop in
        StopRecord(stop, in: phrasing).write(to: writer)
        output.write(String(decoding: writer.take(), as: UTF8.self))
      }
    }
    output.write(String(decoding: writer.finish(), as: UTF8.self))
  }
}
