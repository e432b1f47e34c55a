import EarshotScenarios
import EarshotScreens

extension Session {
  /// Opens the screen that a call names, with its settings.
  init(for call: CommandLineArguments) throws(CommandLineError) {
    let screen: OpenScreen
    do {
      screen = try OpenScreen(
        opening: call.screen, compiled: call.libraries, settings: call.settings)
    } catch {
      switch error {
      case .unknownScreen: throw CommandLineError("\(error)")
      case .malformed, .malformedTree, .notCompiled, .nothingToShow, .severalScreens,
        .unknownSourceScreen, .failed:
        throw CommandLineError(lines: "\(error)")
      }
    }
    do {
      try self.init(at: screen, settings: call.settings)
    } catch {
      throw CommandLineError("option '--set': \(error)")
    }
    speechRate = call.rate
  }
}
