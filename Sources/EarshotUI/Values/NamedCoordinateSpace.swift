/// The room of a view that was given a name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  /// The room.
  public let coordinateSpace: CoordinateSpace

  /// The room of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named("\(name)"))
  }
}
