#if !canImport(Darwin)
  /// How far a view was scrolled.
  public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in at the beginning.
    case topLeading
    /// All of it is seen.
    case identity
    /// It comes in at the end.
    case bottomTrailing

    /// Whether all of it is seen.
    public var isIdentity: Bool { self == .identity }
    /// The phase as a number from -1 to 1.
    public var value: Double {
      switch self {
      case .topLeading: -1
      case .identity: 0
      case .bottomTrailing: 1
      }
    }
  }
#endif
