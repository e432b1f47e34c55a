public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// Moves a view in from a place nearby, and back.
public struct OffsetTransition {
  /// How far away the place is.
  public var offset: CGSize

  /// Makes the transition for a distance.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect {
    .offset(x: offset.width, y: offset.height)
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OffsetTransition {
  /// From a place nearby.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// From a place nearby.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
