public import Foundation

/// The room that an arrangement offers.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, if one is offered.
  public var width: CGFloat?
  /// The height, if one is offered.
  public var height: CGFloat?

  /// None.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Whatever the view likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Without end.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Some room.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The room of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with values for what is not offered.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
