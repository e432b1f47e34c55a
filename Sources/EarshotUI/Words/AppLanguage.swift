public import EarshotLocalization
import Foundation
import Synchronization

/// The language of the whole process, for code that runs outside of any screen.
///
/// A view takes its words from its environment, and `String(localized:)` in a view's code from the
/// environment of its screen. What runs before there is a screen, as an initial value or the closure
/// of a preview, has none; for that, the program that plays an app sets the language once.
public enum AppLanguage {
  private static let state = Mutex<Wording?>(nil)

  /// Sets the language of the process, and returns the environment to open its screens in.
  ///
  /// Only the first call sets anything: code may have run already that took words from it.
  public static func launch(
    in language: String, with localizations: Localizations
  ) -> EnvironmentValues {
    let environment = EnvironmentValues(language: language, localizations: localizations)
    state.withLock { $0 = $0 ?? environment.wording }
    return environment
  }

  /// What words are taken from outside of any screen.
  static var wording: Wording { state.withLock { $0 } ?? Wording() }
}
