/// A rectangle with half-round ends.
public struct Capsule {
  /// Makes a capsule.
  public init() {}
}

extension Capsule: Shape, SilentView {}
