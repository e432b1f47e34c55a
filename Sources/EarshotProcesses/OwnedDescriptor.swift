import Glibc

/// A descriptor that is closed when nobody needs it any more.
package final class OwnedDescriptor {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  deinit { Descriptor.close(number) }
}

extension OwnedDescriptor {
  /// Two ends of a channel in both directions; no other program gets them.
  package static func channel() throws(SystemRefusal) -> (
    near: OwnedDescriptor, far: OwnedDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SystemRefusal("make a channel to another process", code: errno)
    }
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }

  /// Two ends of a channel in one direction; no other program gets them.
  package static func pipe() throws(SystemRefusal) -> (
    reading: OwnedDescriptor, writing: OwnedDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemRefusal("make a pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }
}
