/// Something that a shape or text can be painted with.
public protocol ShapeStyle: Sendable {
  /// The style that stands in for this one.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands in for this one where it is used.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style is called where it is one colour; nil where it is not, or takes its colour from
  /// elsewhere.
  var _paint: String? { get }
}

extension ShapeStyle {
  /// Nothing, unless the style is a colour.
  public var _paint: String? { nil }
}

extension ShapeStyle where Resolved == Never {
  /// Nothing stands in: the style is one of the layer's own, and nothing is painted.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for itself; nothing is painted")
  }
}

extension Never: ShapeStyle {}
