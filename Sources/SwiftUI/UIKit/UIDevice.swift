#if !canImport(Darwin)
  /// The device that everything is read on, as UIKit has it: a telephone held upright.
  public final class UIDevice: Sendable {
    /// The device.
    public static let current = UIDevice()

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// How it is held.
    public var orientation: UIDeviceOrientation { .portrait }

    /// What its owner calls it.
    public var name: String { "iPhone" }

    /// What kind it is.
    public var model: String { "iPhone" }

    /// What kind it is, in the user's language.
    public var localizedModel: String { "iPhone" }

    /// What its system is called.
    public var systemName: String { "iOS" }

    /// The version of its system.
    public var systemVersion: String { "18.0" }

    /// It has no number of its own.
    public var identifierForVendor: UUID? { nil }

    private init() {}
  }
#endif
