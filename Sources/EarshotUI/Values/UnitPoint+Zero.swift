import struct Foundation.CGFloat

extension UnitPoint {
  /// The corner where reading begins.
  public static let zero = UnitPoint()

  /// The corner where reading begins.
  public init() { self.init(x: 0, y: 0) }
}
