/// How glass appears.
public enum GlassEffectTransition: Hashable, Sendable {
  /// It flows out of the glass beside it.
  case matchedGeometry
  /// It becomes dense.
  case materialize
  /// It is there.
  case identity
}
