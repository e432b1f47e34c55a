/// Which way a preview's device is held.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, on its head.
  case portraitUpsideDown
  /// On its side, its top to the left.
  case landscapeLeft
  /// On its side, its top to the right.
  case landscapeRight
}
