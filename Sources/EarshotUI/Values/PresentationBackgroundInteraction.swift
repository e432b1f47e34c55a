/// Whether touches reach what lies behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They do.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They do not.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// They do up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}
