/// What is seen of a process with client code besides how it ends.
package enum ClientSign: Hashable, Sendable {
  /// It has been at one thing for a second; with what it noted.
  case isLate(note: [UInt8])
  /// It was ended by what it did; with what it noted before, and the line in which it said why.
  case hasFailed(note: [UInt8], reason: String?)
  /// It handed something over.
  case hasSent([UInt8])
}
