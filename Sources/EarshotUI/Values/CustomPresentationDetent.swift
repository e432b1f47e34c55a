public import struct Foundation.CGFloat

/// A height of a sheet that the app calculates.
public protocol CustomPresentationDetent {
  /// The height in points.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
