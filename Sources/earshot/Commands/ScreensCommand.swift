import EarshotScreens

/// Lists the screens that come with Earshot.
@MainActor
struct ScreensCommand {
  /// Prints a screen a line.
  func run(printingTo output: inout some TextOutputStream) {
    for entry in ScreenCatalog.entries { output.write("\(entry.name): \(entry.summary)\n") }
  }
}
