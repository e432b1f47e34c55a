import Glibc

/// A descriptor that is closed when nobody needs it any more.
final class OwnedDescriptor {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { Descriptor.close(number) }
}

extension OwnedDescriptor {
  /// Two ends of a channel in both directions; no other program gets them.
  static func channel() throws(WorkerError) -> (near: OwnedDescriptor, far: OwnedDescriptor) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .refused("make a channel to a worker", errno: errno)
    }
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }

  /// Two ends of a channel in one direction; no other program gets them.
  static func pipe() throws(WorkerError) -> (reading: OwnedDescriptor, writing: OwnedDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .refused("make a pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }
}
