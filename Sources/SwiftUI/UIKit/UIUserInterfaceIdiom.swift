#if !canImport(Darwin)
  /// A kind of device.
  public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// None that is known.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision
  }
#endif
