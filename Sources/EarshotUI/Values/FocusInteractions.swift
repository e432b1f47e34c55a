/// What a view that keys reach does with them.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
