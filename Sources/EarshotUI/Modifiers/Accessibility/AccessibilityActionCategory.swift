/// What actions that belong together are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// A category of the app's own.
  public init(_ name: Text) { self.init(name: name.string) }

  /// A category of the app's own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// A category of the app's own.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(name: String(name)) }

  /// Actions of no special kind.
  public static let `default` = Self(name: "Actions")
  /// Actions that edit.
  public static let edit = Self(name: "Edit")
}
