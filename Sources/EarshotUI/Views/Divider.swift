/// A line between views.
public struct Divider {
  /// Draws a line.
  public init() {}
}

extension Divider: SilentView {}
