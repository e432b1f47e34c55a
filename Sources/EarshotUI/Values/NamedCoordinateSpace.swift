/// The room of a view that was given a name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  /// The room.
  public let coordinateSpace: CoordinateSpace
}
