import Glibc

/// A file that has no name any more, so that it is gone with the last process that has it open.
package enum UnnamedFile {
  /// The folders in which one can be made, best first: that for temporary files, and where that
  /// cannot be written, memory and the folder that the program was started in.
  private static var folders: [String] {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return [named, "/tmp", "/dev/shm", "/var/tmp", "."].filter { !$0.isEmpty }
  }

  /// Makes one, which no other program gets.
  package static func make() throws(SystemRefusal) -> OwnedDescriptor { try make(in: folders) }

  /// Makes one in the first of some folders that takes it.
  static func make(in folders: [String]) throws(SystemRefusal) -> OwnedDescriptor {
    var code = ENOENT
    for folder in folders {
      var template = Array("\(folder)/earshot-XXXXXX".utf8CString)
      let descriptor = mkstemp(&template)
      code = errno
      guard descriptor >= 0 else { continue }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(template)
      return OwnedDescriptor(descriptor)
    }
    throw SystemRefusal("make a temporary file", code: code)
  }
}
