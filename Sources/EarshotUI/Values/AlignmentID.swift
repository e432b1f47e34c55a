public import struct Foundation.CGFloat

/// A line of the app's own along which views can be aligned.
public protocol AlignmentID {
  /// Where the line lies in a view that does not say so.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
