import Glibc

/// Keeps what the code of a screen prints away from the figures.
enum SilencedOutput {
  /// Runs code while standard output goes nowhere.
  static func during<Result>(_ code: () throws -> Result) rethrows -> Result {
    fflush(nil)
    let former = dup(STDOUT_FILENO)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard former >= 0, nowhere >= 0 else { return try code() }
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
    defer {
      fflush(nil)
      dup2(former, STDOUT_FILENO)
      close(former)
    }
    return try code()
  }
}
