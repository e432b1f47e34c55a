#if !canImport(Darwin)
  public import EarshotUI

  /// How a change by scrolling moves.
  public struct ScrollTransitionConfiguration: Hashable, Sendable {
    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration()
    /// By itself.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// By itself, in some way.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
      .animated
    }

    /// With the finger, in some way.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
      .interactive
    }

    /// The same, from where a part of the view is seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// How much of a view is seen.
    public struct Threshold: Hashable, Sendable {
      /// Some.
      public static let visible = Threshold()
      /// Its middle.
      public static let centered = Threshold()
      /// None.
      public static let hidden = Threshold()

      /// A part of it.
      public static func visible(_ amount: Double) -> Threshold { visible }
    }
  }
#endif
