/// What places are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view.
  case local
  /// A view that was given a name.
  case named(String)

  /// A view that was given a name that is no text.
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }

  /// Whether it is the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the view.
  public var isLocal: Bool { self == .local }
}
