/// Something that places are measured from.
public protocol CoordinateSpaceProtocol {
  /// What it is.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view that was given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named("\(name)"))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {}
