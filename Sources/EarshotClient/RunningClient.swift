import EarshotProcesses
import Glibc

/// A process with client code, while it runs.
struct RunningClient {
  /// How often it is looked whether the process comes back, in milliseconds.
  private static let interval: Int32 = 50
  /// How much longer than it may compute the process may wait for something.
  private static let waitFactor = 6.0

  let process: pid_t
  let lifeline: OwnedDescriptor
  let board: ProgressBoard
  let log: OwnedDescriptor

  /// Waits for the end, or ends the process when it does not come back from something.
  ///
  /// Meanwhile, what somebody types to interrupt is for the process, and not for this one.
  func end(
    within limits: ClientProcess.Limits, askingForNews news: () -> ClientNews?
  ) -> ClientProcess.End {
    let handlers = [SIGINT, SIGQUIT].map { (signal: $0, handler: signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    var turn = Turn(number: board.number, computed: computedSeconds)
    while !isGone {
      if turn.number != board.number {
        turn = Turn(number: board.number, computed: computedSeconds)
      } else if board.isBusy, isHung(turn, limits) {
        _ = stopped(memoryLimit: limits.memory)
        _ = printed()
        return .hung(during: board.deed, in: place, seconds: limits.seconds)
      }
      if let news = news() { tell(news) }
    }
    return end(reaped(memoryLimit: limits.memory))
  }

  /// That the process is gone shows when it is looked at next.
  private func tell(_ news: ClientNews) {
    _ = Descriptor.send(MessageBuffer.framed(news.message), to: lifeline.number)
  }

  /// Something that the process does.
  private struct Turn {
    let number: Int
    let computed: Double
    let start = ContinuousClock.now
  }

  private func isHung(_ turn: Turn, _ limits: ClientProcess.Limits) -> Bool {
    let seconds = Double(limits.seconds)
    guard computedSeconds - turn.computed < seconds else { return true }
    return !limits.mayWait && turn.start.duration(to: .now) > .seconds(seconds * Self.waitFactor)
  }

  /// Whether the process has let go of its end of the lifeline; waits a little for that.
  private var isGone: Bool {
    var request = pollfd(fd: lifeline.number, events: 0, revents: 0)
    return poll(&request, 1, Self.interval) > 0
  }

  /// For how long the process has computed, in seconds.
  private var computedSeconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private var place: String? { board.place.isEmpty ? nil : board.place }

  /// Asks the process where it is, which ends it, and ends it in any case.
  private func stopped(memoryLimit: Int) -> ProcessEnd {
    kill(process, CrashHandler.question)
    for _ in 0..<20 where !isGone {}
    kill(process, SIGKILL)
    return reaped(memoryLimit: memoryLimit)
  }

  private func reaped(memoryLimit: Int) -> ProcessEnd {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return ProcessEnd(
      status: status, peak: usage.ru_maxrss >> 10, memoryLimit: memoryLimit,
      output: board.isBusy ? printed() : "")
  }

  /// What the process printed on standard error during what it did last; passed on, except for the
  /// line that is repeated as the reason of its end.
  private func printed() -> String {
    let text = ErrorLog(descriptor: log.number).text
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(ProcessEnd.reasonMark) }.joined(separator: "\n")
    _ = Descriptor.write(Array(rest.utf8), to: STDERR_FILENO)
    return text
  }

  private func end(_ end: ProcessEnd) -> ClientProcess.End {
    switch end.signal {
    case 0 where end.exitCode != 0 && board.number <= 2: .refused(status: end.exitCode)
    case 0: .status(end.exitCode)
    case SIGHUP, SIGINT, SIGQUIT, SIGTERM: .stopped(signal: end.signal)
    default: .crashed(during: board.deed, in: place, words: end.words)
    }
  }
}
