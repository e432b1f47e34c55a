extension Text {
  /// Whether letters are made large or small.
  public enum Case: Hashable, Sendable {
    /// All small.
    case lowercase
    /// All large.
    case uppercase

    func applied(to string: String) -> String {
      switch self {
      case .lowercase: string.lowercased()
      case .uppercase: string.uppercased()
      }
    }
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// The size of text beside other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// As the other.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller.
    public static let secondary = Scale(isSecondary: true)
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Hashable, Sendable {
      /// One line.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots.
      case dashDot
      /// Dashes and two dots each.
      case dashDotDot
    }

    private let pattern: Pattern

    /// Takes what the line is made of.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }

    /// One line.
    public static let single = LineStyle()
  }
}
