public import struct Foundation.CGFloat

/// A way of moving, turning, scaling and tilting what is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factors, row by row.
  public var m11: CGFloat = 1
  /// From x to y.
  public var m12: CGFloat = 0
  /// The tilt along x.
  public var m13: CGFloat = 0
  /// From y to x.
  public var m21: CGFloat = 0
  /// From y to y.
  public var m22: CGFloat = 1
  /// The tilt along y.
  public var m23: CGFloat = 0
  /// The way along x.
  public var m31: CGFloat = 0
  /// The way along y.
  public var m32: CGFloat = 0
  /// The common divisor.
  public var m33: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}

  /// A transform without a tilt.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether it leaves everything where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it does not tilt.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
