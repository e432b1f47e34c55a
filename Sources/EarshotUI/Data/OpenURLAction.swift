public import struct Foundation.URL

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Equatable, Sendable {
    private let name: String

    /// The app dealt with it.
    public static let handled = Result(name: "handled")
    /// Nothing is to happen.
    public static let discarded = Result(name: "discarded")
    /// The system is to open it.
    public static let systemAction = Result(name: "system")

    /// The system is to open another one instead.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  /// Has a closure deal with addresses.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address; where the system is to open it, that is the end of what is known.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url) != .discarded)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
