#if !canImport(Darwin)
  /// Lets be felt that a choice moved on, as UIKit has it.
  public final class UISelectionFeedbackGenerator: Sendable {
    /// Says nothing yet.
    public init() {}

    /// Makes ready, which takes no time here.
    public func prepare() {}

    /// Says that the choice moved on.
    public func selectionChanged() { _Haptics.give(.selection) }
  }
#endif
