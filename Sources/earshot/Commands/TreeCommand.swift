import EarshotScenarios
import EarshotScreens

/// Prints the accessibility tree of a screen.
@MainActor
struct TreeCommand {
  let call: CommandLineArguments

  /// Prints what the screen exposes when it has appeared.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    let session = try Session(for: call)
    TreeText(of: session.screen.source).forEachLine { output.write($0 + "\n") }
  }
}
