/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes.
  case willAppear
  /// There.
  case identity
  /// On its way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 after it.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
