#if !canImport(Darwin)
  /// Gives a collision to be felt, as UIKit has it.
  public final class UIImpactFeedbackGenerator: Sendable {
    /// How the collision feels.
    public enum FeedbackStyle: Int, Hashable, Sendable {
      /// Light.
      case light
      /// In between.
      case medium
      /// Heavy.
      case heavy
      /// As of something soft, which is told as a light one.
      case soft
      /// As of something hard, which is told as a heavy one.
      case rigid
    }

    private let style: FeedbackStyle

    /// Takes how it feels.
    public init(style: FeedbackStyle = .medium) { self.style = style }

    /// Makes ready, which takes no time here.
    public func prepare() {}

    /// Gives the collision; how strong it is is not told.
    public func impactOccurred(intensity: CGFloat = 1) {
      switch style {
      case .light, .soft: _Haptics.give(.impact(weight: .light))
      case .medium: _Haptics.give(.impact(weight: .medium))
      case .heavy, .rigid: _Haptics.give(.impact(weight: .heavy))
      }
    }
  }
#endif
