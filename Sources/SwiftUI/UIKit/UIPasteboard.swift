#if !canImport(Darwin)
  import Synchronization

  /// What was copied, as UIKit has it; it is kept while the program runs.
  public final class UIPasteboard: Sendable {
    /// The one that all screens share.
    public static let general = UIPasteboard()

    private let copied = Mutex<[String]>([])

    private init() {}

    /// The words that were copied.
    public var string: String? {
      get { copied.withLock { $0.first } }
      set { copied.withLock { $0 = newValue.map { [$0] } ?? [] } }
    }

    /// All words that were copied.
    public var strings: [String]? {
      get { copied.withLock { $0 } }
      set { copied.withLock { $0 = newValue ?? [] } }
    }

    /// The address that was copied.
    public var url: URL? {
      get { string.flatMap(URL.init(string:)) }
      set { string = newValue?.absoluteString }
    }

    /// Whether words were copied.
    public var hasStrings: Bool { string != nil }

    /// Whether an address was copied.
    public var hasURLs: Bool { url != nil }
  }
#endif
