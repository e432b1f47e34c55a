import EarshotImport
import EarshotScenarios
import EarshotScreens

/// Prints the accessibility tree of a screen.
@MainActor
struct TreeCommand {
  let call: CommandLineArguments

  /// Prints what the screen exposes when it has appeared.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    let source = try Session(for: call).screen.source
    if call.isJSON {
      TreeWriter(of: source).write { output.write(String(decoding: $0, as: UTF8.self)) }
    } else {
      TreeText(of: source).forEachLine { output.write($0 + "\n") }
    }
  }
}
