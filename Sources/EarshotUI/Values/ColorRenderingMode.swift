/// How colours are added up.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In the usual way.
  case nonLinear
  /// As light.
  case linear
  /// As light, with more of it.
  case extendedLinear
}
