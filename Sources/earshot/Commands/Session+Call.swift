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
      throw CommandLineError(opening: error)
    }
    do {
      try self.init(at: screen, settings: call.settings)
    } catch {
      throw CommandLineError("option '--set': \(error)")
    }
    speechRate = call.rate
  }
}

extension CommandLineError {
  /// Tells why a screen cannot be opened; a file and a compiler say themselves where the fault is.
  init(opening error: ScreenError) {
    switch error {
    case .unknownScreen: self.init("\(error)")
    case .malformed, .malformedTree, .notCompiled, .nothingToShow, .severalScreens,
      .unknownSourceScreen, .failed:
      self.init(lines: "\(error)")
    }
  }
}
