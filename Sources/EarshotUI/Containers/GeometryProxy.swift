public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// The size of the nominal screen, 393 × 852 points.
public struct GeometryProxy: Sendable {
  /// The size that there is room for.
  public var size: CGSize { CGSize(width: 393, height: 852) }

  /// The room that bars take, which is none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the views.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle of the views.
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle of the views inside their own.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
