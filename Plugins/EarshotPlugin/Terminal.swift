import Foundation

/// The terminal at which a command was called, for a process that is started from here.
///
/// `Process` puts what it starts into a group of its own, which a terminal stops as soon as it reads.
struct Terminal {
  let handle: FileHandle
  private let formerGroup: pid_t

  /// Opens the terminal; nil where there is none.
  init?() {
    guard let handle = FileHandle(forUpdatingAtPath: "/dev/tty") else { return nil }
    self.handle = handle
    formerGroup = tcgetpgrp(handle.fileDescriptor)
    // Whoever is not in front may not change who is, unless this signal is ignored.
    signal(SIGTTOU, SIG_IGN)
  }

  /// Lets a process read, that may have been stopped since it tried to.
  func hand(to process: Process) {
    tcsetpgrp(handle.fileDescriptor, process.processIdentifier)
    kill(-process.processIdentifier, SIGCONT)
  }

  /// Lets those read who did before.
  func takeBack() { tcsetpgrp(handle.fileDescriptor, formerGroup) }
}
