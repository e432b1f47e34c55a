public import struct Foundation.CGFloat

/// The size of a view, and its lines.
public struct ViewDimensions: Hashable, Sendable {
  /// The extent from left to right in points.
  public let width: CGFloat
  /// The extent from top to bottom in points.
  public let height: CGFloat

  /// Where a line from top to bottom lies; nothing is laid out, so that it is the beginning.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .center: width / 2
    case .trailing: width
    default: 0
    }
  }

  /// Where a line from left to right lies; nothing is laid out, so that it is the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .center: height / 2
    case .bottom, .lastTextBaseline: height
    default: 0
    }
  }

  /// Where a line was put; nothing is laid out, so that it was put nowhere.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where a line was put; nothing is laid out, so that it was put nowhere.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
