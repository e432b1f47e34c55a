import Glibc

/// Something that the operating system refused to do.
package struct SystemRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as words that follow "cannot".
  package let deed: String
  /// The number of the system's error.
  package let code: Int32

  package init(_ deed: String, code: Int32) {
    self.deed = deed
    self.code = code
  }

  /// What was refused, and why.
  package var description: String { "cannot \(deed): \(String(cString: strerror(code)))" }
}
