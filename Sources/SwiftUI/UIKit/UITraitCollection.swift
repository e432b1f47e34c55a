#if !canImport(Darwin)
  /// How an app is to look, as UIKit has it.
  public struct UITraitCollection: Sendable {
    /// Whether the app is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  }
#endif
