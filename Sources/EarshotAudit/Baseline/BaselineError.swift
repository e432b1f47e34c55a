/// Why a baseline cannot be read or written.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and where, in one line like a compiler's.
  public let description: String

  init(_ description: String) { self.description = description }
}
