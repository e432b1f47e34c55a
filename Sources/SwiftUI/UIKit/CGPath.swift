#if !canImport(Darwin)
  /// An outline as Core Graphics has it.
  public final class CGPath: Sendable {
    let path: Path

    init(_ path: Path) { self.path = path }

    /// The outline of a rectangle with round corners.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Never? = nil
    ) {
      path = Path(
        roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }

    /// The smallest rectangle around all points.
    public var boundingBox: CGRect { path.boundingRect }
  }

  extension Path {
    /// An outline of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The outline as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
