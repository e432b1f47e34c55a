import EarshotTree

public import struct Foundation.CGSize

/// A drawing; it is accepted, and never drawn.
public struct Canvas<Symbols: View> {
  /// Takes what draws, and the views that it may draw with.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  /// Takes what draws.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
}

extension Canvas: SilentView {
  var drawnKind: DrawnPart.Kind? { .picture }
}
