public import struct Foundation.CGFloat

/// The room at each side of a rectangle in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room above.
  public var top: CGFloat
  /// The room where reading begins.
  public var leading: CGFloat
  /// The room below.
  public var bottom: CGFloat
  /// The room where reading ends.
  public var trailing: CGFloat

  /// Takes the room at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
