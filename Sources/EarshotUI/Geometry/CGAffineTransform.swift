public import struct Foundation.CGFloat

/// A way of moving, turning and scaling points.
public struct CGAffineTransform: Hashable, Sendable {
  /// From x to x.
  public var a: CGFloat
  /// From x to y.
  public var b: CGFloat
  /// From y to x.
  public var c: CGFloat
  /// From y to y.
  public var d: CGFloat
  /// The way along x.
  public var tx: CGFloat
  /// The way along y.
  public var ty: CGFloat

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Leaves every point where it is.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A transform from its factors and its way.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }
}
