/// How the dots of pages look.
public protocol IndexViewStyle {}

extension View {
  /// Sets how the dots of pages look.
  public nonisolated func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
}

/// Dots, with something behind them or not.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While somebody touches them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Dots, with something behind them or not.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots as is usual.
  public static var page: Self { Self() }

  /// Dots, with something behind them or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}
