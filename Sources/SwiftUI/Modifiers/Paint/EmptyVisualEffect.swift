#if !canImport(Darwin)
  /// A view as it is, for changes that only move or colour it.
  public struct EmptyVisualEffect: VisualEffect {}
#endif
