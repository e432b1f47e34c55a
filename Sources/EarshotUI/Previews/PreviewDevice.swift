/// The device that a preview is shown on, by its name in Xcode.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name that is written out.
  public init(stringLiteral value: String) { rawValue = value }
}
