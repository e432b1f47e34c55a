public import struct Foundation.CGSize

/// A modifier that moves how a view looks and nothing else, so that what is exposed stays the same.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// Where a view of a size is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view as it was.
  public func body(content: Content) -> Content { content }

  /// The effect, which touches no layout in any case.
  public nonisolated func ignoredByLayout() -> Self { self }
}
