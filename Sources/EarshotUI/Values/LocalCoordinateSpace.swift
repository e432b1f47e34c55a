/// The room of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The view.
  public var coordinateSpace: CoordinateSpace { .local }

  /// The view.
  public init() {}
}
