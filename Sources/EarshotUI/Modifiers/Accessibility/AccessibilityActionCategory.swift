/// What actions that belong together are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  private init(name: Text) { self.name = name }

  /// A category of the app's own.
  public init(_ name: Text) { self.init(name: name) }

  /// A category of the app's own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// A category of the app's own.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(name: Text(name)) }

  /// Actions of no special kind.
  public static let `default` = Self(name: Text(verbatim: "Actions"))
  /// Actions that edit.
  public static let edit = Self(name: Text(verbatim: "Edit"))
}
