import Glibc

extension Descriptor {
  /// How many numbers there are at most in which files are hidden, since a system has a table of them.
  private static let highest = 1_024
  /// How many of the numbers that there may be are left free above.
  private static let margin = 32

  /// A copy of a descriptor, with a number that code which closes or writes to a row of them from the
  /// beginning does not come upon; the next free one where there are no such, and -1 where it is not
  /// open.
  package static func hiddenCopy(of descriptor: Int32) -> Int32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let end = min(Int(clamping: limit.rlim_cur), highest) - margin
    for _ in 0..<2 where end > highest / 4 {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, Int32.random(in: Int32(end / 2)..<Int32(end)))
      if copy >= 0 { return copy }
    }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }

  /// Moves a file to such a number, and gives it; the same where it cannot be moved.
  package static func hide(_ descriptor: Int32) -> Int32 {
    let hidden = hiddenCopy(of: descriptor)
    guard hidden >= 0 else { return descriptor }
    close(descriptor)
    return hidden
  }
}
