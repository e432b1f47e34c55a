package import Glibc

/// What is asked of processes that this one started.
package enum ChildProcess {
  /// Whether a process is gone; looks without letting go of its number, which its group still has.
  package static func hasEnded(_ process: pid_t) -> Bool { hasEnded(process, waiting: WNOHANG) }

  /// Waits until a process is gone.
  package static func waitForEnd(of process: pid_t) { while !hasEnded(process, waiting: 0) {} }

  /// Waits until a process is gone and lets go of it; gives its status as `wait` has it, and the most
  /// memory that it had, in MiB.
  package static func reap(_ process: pid_t) -> (status: Int32, peak: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return (status, usage.ru_maxrss >> 10)
  }

  private static func hasEnded(_ process: pid_t, waiting options: Int32) -> Bool {
    var news = siginfo_t()
    let code = waitid(P_PID, id_t(process), &news, WEXITED | WNOWAIT | options)
    return code == 0 ? news.si_signo == SIGCHLD : errno != EINTR
  }
}
