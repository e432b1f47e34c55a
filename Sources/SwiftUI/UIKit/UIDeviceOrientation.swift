#if !canImport(Darwin)
  /// How a device is held.
  public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// In a way that is not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Turned to the left.
    case landscapeLeft
    /// Turned to the right.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether it is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it stands, on its feet or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
  }
#endif
