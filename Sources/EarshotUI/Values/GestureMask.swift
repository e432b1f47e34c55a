/// Which of the gestures around a view count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those further in.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: Int) { self.rawValue = rawValue }
}
