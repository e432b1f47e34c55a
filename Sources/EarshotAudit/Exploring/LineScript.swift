/// The lines of line mode that lead from the opened screen to something, each of which was tried.
public struct LineScript: Hashable, Sendable {
  /// The lines, in order.
  public let lines: [String]
  /// What is left to be done, because no line does it, such as touching something with a finger.
  public let rest: [AuditDeed]
  /// Whether the lines led to where they were meant to lead.
  public let leadsThere: Bool

  /// Puts a script together.
  public init(lines: [String], rest: [AuditDeed] = [], leadsThere: Bool = true) {
    self.lines = lines
    self.rest = rest
    self.leadsThere = leadsThere
  }
}
