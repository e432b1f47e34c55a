import Glibc

/// The three descriptors that every program expects to be open.
enum StandardDescriptors {
  /// Keeps the number of each that was closed from going to the next file that is opened, into which
  /// messages would then be written.
  ///
  /// Each is opened the wrong way round, so that using it stays an error.
  static func reserve() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }
}
