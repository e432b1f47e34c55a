public import struct Foundation.CGFloat

/// A height of a sheet that the app calculates.
public protocol CustomPresentationDetent {
  /// What is known where the height is calculated.
  typealias Context = PresentationDetent.Context

  /// The height in points.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
