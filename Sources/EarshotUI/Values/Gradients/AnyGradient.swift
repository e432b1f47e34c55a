/// A gradient that follows from a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  public var _paint: String? { gradient._paint }

  /// Takes a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}
