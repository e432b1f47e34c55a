public import struct Foundation.CGRect

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
