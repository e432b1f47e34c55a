/// That bytes are not what one process hands to another.
public struct UnpackingError: Error, Hashable, Sendable {
  /// Tells of it.
  public init() {}
}
