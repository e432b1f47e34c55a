extension Image {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller.
    case small
    /// As the text.
    case medium
    /// Larger.
    case large
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It takes the colour of text.
    case template
    /// It shows its own.
    case original
  }

  /// How carefully a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// Somewhat.
    case medium
    /// Very.
    case high
  }

  /// How a picture takes up more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating.
    case tile
    /// By stretching.
    case stretch
  }

  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(name: "high")
  }
}
