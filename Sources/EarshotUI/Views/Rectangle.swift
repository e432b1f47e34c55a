/// A rectangle.
public struct Rectangle {
  /// Makes a rectangle.
  public init() {}
}

extension Rectangle: Shape, SilentView {}
