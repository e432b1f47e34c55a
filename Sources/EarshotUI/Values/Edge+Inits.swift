extension Edge.Set {
  /// One side.
  public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
}
