/// The device of a preview.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// Takes the name of a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes the name of a device.
  public init(stringLiteral value: String) { rawValue = value }
}
