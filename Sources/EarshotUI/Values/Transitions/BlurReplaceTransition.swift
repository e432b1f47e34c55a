/// Blurs a view in and out while it changes its size.
public struct BlurReplaceTransition {
  /// How the size changes.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Smaller on the way in, and smaller again on the way out.
    public static let downUp = Configuration(name: "downUp")
    /// Smaller on the way in, and larger on the way out.
    public static let upUp = Configuration(name: "upUp")
  }

  /// How the size changes.
  public var configuration: Configuration

  /// Makes the transition for a way in which the size changes.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .blurReplace }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// By blurring.
  public static var blurReplace: BlurReplaceTransition { .blurReplace(.downUp) }

  /// By blurring, while the size changes in a way.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
