/// The room of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The screen.
  public var coordinateSpace: CoordinateSpace { .global }

  /// The screen.
  public init() {}
}
