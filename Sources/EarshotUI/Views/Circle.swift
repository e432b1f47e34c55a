/// A circle.
public struct Circle {
  /// Makes a circle.
  public init() {}
}

extension Circle: Shape, SilentView {}
