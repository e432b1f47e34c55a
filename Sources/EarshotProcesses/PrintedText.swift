import Glibc

/// What code has printed by way of the C library, as `print` does.
package enum PrintedText {
  /// The stream of standard output, which Swift does not let everybody use, because it could be set.
  private nonisolated(unsafe) static let stream = dlsym(nil, "stdout")?
    .load(as: UnsafeMutablePointer<FILE>?.self)

  /// Writes what the library still holds back.
  ///
  /// Of standard output alone, because another stream may be held by a thread that waits for input.
  package static func flush() {
    guard let stream else { return }
    fflush(stream)
  }
}
