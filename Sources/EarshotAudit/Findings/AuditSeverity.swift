/// How much a finding stands in somebody's way.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; many people would not mind.
  case note
  /// Something takes longer, or is hard to understand.
  case warning
  /// Something cannot be heard, reached or done.
  case error

  /// From the least to the most.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
