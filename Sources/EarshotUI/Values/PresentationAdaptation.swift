/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
