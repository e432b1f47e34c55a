#if !canImport(Darwin)
  /// Lets be felt how something went, as UIKit has it.
  public final class UINotificationFeedbackGenerator: Sendable {
    /// How it went.
    public enum FeedbackType: Int, Hashable, Sendable {
      /// It was done.
      case success
      /// It needs attention.
      case warning
      /// It failed.
      case error
    }

    /// Says nothing yet.
    public init() {}

    /// Makes ready, which takes no time here.
    public func prepare() {}

    /// Says how it went.
    public func notificationOccurred(_ notificationType: FeedbackType) {
      switch notificationType {
      case .success: _Haptics.give(.success)
      case .warning: _Haptics.give(.warning)
      case .error: _Haptics.give(.error)
      }
    }
  }
#endif
