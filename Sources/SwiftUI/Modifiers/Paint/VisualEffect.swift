#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  /// Changes to how a view is drawn that depend on where it lies; nothing is laid out, and they say
  /// nothing.
  public protocol VisualEffect: Sendable {}

  extension VisualEffect {
    /// As it is drawn.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    /// As it is drawn.
    public func offset(_ offset: CGSize) -> Self { self }
    /// As it is drawn.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    /// As it is drawn.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
      self
    }
    /// As it is drawn.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    /// As it is drawn.
    public func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
      anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> Self { self }
    /// As it is drawn.
    public func opacity(_ opacity: Double) -> Self { self }
    /// As it is drawn.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    /// As it is drawn.
    public func brightness(_ amount: Double) -> Self { self }
    /// As it is drawn.
    public func contrast(_ amount: Double) -> Self { self }
    /// As it is drawn.
    public func saturation(_ amount: Double) -> Self { self }
    /// As it is drawn.
    public func grayscale(_ amount: Double) -> Self { self }
    /// As it is drawn.
    public func hueRotation(_ angle: Angle) -> Self { self }
  }

  // Changes that depend on where a view lies; the view is read as it is.
  extension View {
    /// Draws the view by where it lies.
    public nonisolated func visualEffect(
      _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> Self { self }
    /// Draws the view by how far it was scrolled.
    public nonisolated func scrollTransition(
      _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
      transition:
        @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
        some VisualEffect
    ) -> Self { self }
    /// Draws the view by how far it was scrolled.
    public nonisolated func scrollTransition(
      topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
      axis: Axis? = nil,
      transition:
        @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
        some VisualEffect
    ) -> Self { self }
  }
#endif
