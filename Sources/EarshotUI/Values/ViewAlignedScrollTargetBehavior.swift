/// Scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As it fits.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Few.
    public static let always = LimitBehavior(name: "always")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
  }

  /// Scrolling stops at views.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolling stops at views, after passing so many at most.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
