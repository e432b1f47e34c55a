/// A gradient that follows from a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Takes a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}
