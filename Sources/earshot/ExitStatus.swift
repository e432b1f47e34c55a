/// What the command tells its caller when it ends.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Everything was done, and nothing is wrong.
  case success = 0
  /// There are findings, or transcripts failed.
  case finding = 1
  /// The input or the call was wrong.
  case invalid = 2
}
