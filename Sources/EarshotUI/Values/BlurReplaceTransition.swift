/// A transition in which a view turns into what takes its place, which fades.
public struct BlurReplaceTransition {
  /// Which way the view moves on its way.
  public enum Configuration: Hashable, Sendable {
    /// Down while it comes, and up while it goes.
    case downUp
    /// Up.
    case upUp
  }

  /// Takes the way.
  public nonisolated init(configuration: Configuration) {}
}

extension BlurReplaceTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .opacity }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// By turning into what takes its place.
  public nonisolated static var blurReplace: Self { Self(configuration: .downUp) }

  /// By turning into what takes its place, one way or the other.
  public nonisolated static func blurReplace(_ configuration: Self.Configuration) -> Self {
    Self(configuration: configuration)
  }
}
