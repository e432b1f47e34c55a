/// How far an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, and without touches.
  case inactive
  /// Seen and touched.
  case active
}
