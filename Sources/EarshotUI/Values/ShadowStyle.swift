public import struct Foundation.CGFloat

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool

  /// A shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false) }

  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true) }
}
