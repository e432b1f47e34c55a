#if !canImport(Darwin)
  /// The nominal screen, 393 × 852 points, as UIKit has it.
  public final class UIScreen: Sendable {
    /// The screen that everything is read from.
    public static let main = UIScreen()

    /// The whole of the screen.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

    /// The whole of the screen in dots.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 393 * scale, height: 852 * scale) }

    /// How many dots a point has.
    public var scale: CGFloat { 3 }

    /// How many dots a point has.
    public var nativeScale: CGFloat { scale }

    private init() {}
  }
#endif
