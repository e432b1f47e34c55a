#if !canImport(Darwin)
  /// Whether an app is light or dark, as UIKit has it.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// As it fits.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }
#endif
