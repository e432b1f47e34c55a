/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// As small as can be.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// As large as can be.
  case extraLarge
}
