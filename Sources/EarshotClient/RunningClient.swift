import EarshotProcesses
import Glibc

/// A process with client code, while it runs.
struct RunningClient {
  /// How often it is looked whether the process comes back, in milliseconds.
  private static let interval: Int32 = 50
  private static let seconds = Double(interval) / 1_000
  /// For how long the process may go on after somebody typed to interrupt it, in seconds.
  private static let patience = 2.0
  /// How much longer than it may compute the process may wait for something.
  private static let waitFactor = 6.0
  /// After how long with one thing it is late, in seconds.
  private static let lateness = 1.0

  let process: pid_t
  let group: ProcessLaunch.Group
  let lifeline: OwnedDescriptor
  let board: ProgressBoard
  let log: OwnedDescriptor

  /// Waits for the end, or ends the process when it does not come back from something, or when this
  /// one is asked to stop.
  func end(
    within limits: ClientProcess.Limits, askingForNews news: () -> ClientNews?,
    seeing see: (ClientSign) -> Void
  ) -> ClientProcess.End {
    let requests = StopRequests()
    defer { requests.ignore() }
    let suspension = group == .own ? Suspension() : nil
    defer { suspension?.ignore() }
    var mail = ClientMail(from: lifeline.number)
    var turn = Turn(number: board.number, computed: computedSeconds)
    // What is typed goes to a group that is shared without being seen here first.
    var wasAsked = group == .shared
    while !hasEnded {
      suspension?.heed(with: process)
      if let signal = requests.signal {
        wasAsked = true
        if group == .own, requests.isTyped, !turn.isInterrupted { kill(-process, signal) }
        turn.isInterrupted = true
        if isDue(requests, in: turn) {
          _ = stopped(memoryLimit: limits.memory)
          return .stopped(signal: signal)
        }
      }
      guard mail.take(handing: { see(.hasSent($0)) }) else {
        return robbed(memoryLimit: limits.memory, seeing: see)
      }
      if turn.number != board.number || !board.isBusy {
        turn = Turn(number: board.number, computed: computedSeconds)
        if requests.isTyped { requests.forget() }
      } else if let delay = delay(in: turn, limits) {
        _ = stopped(memoryLimit: limits.memory)
        _ = printed()
        see(.hasFailed(note: board.note, reason: nil))
        return .hung(during: deed, in: place, delay)
      } else {
        turn.waited += Self.seconds
        if !turn.isLate, turn.waited >= Self.lateness {
          turn.isLate = true
          see(.isLate(note: board.note))
        }
      }
      if let news = news() { tell(news) }
    }
    guard mail.take(handing: { see(.hasSent($0)) }), !board.isRobbed else {
      return robbed(memoryLimit: limits.memory, seeing: see)
    }
    let end = reaped(memoryLimit: limits.memory)
    if !board.isFinished { see(.hasFailed(note: board.note, reason: end.reason)) }
    return self.end(end, wasAsked: wasAsked || requests.signal != nil)
  }

  /// Ends a process that can tell nothing any more, or whose code tells something else.
  private func robbed(
    memoryLimit: Int, seeing see: (ClientSign) -> Void
  ) -> ClientProcess.End {
    signalAll(SIGKILL)
    _ = reaped(memoryLimit: memoryLimit)
    see(.hasFailed(note: board.note, reason: nil))
    return .robbed(during: deed)
  }

  /// Sends a signal to the process, and with it to what it started, where it has a group of its own.
  private func signalAll(_ signal: Int32) { kill(group == .own ? -process : process, signal) }

  /// That the process is gone shows when it is looked at next.
  private func tell(_ news: ClientNews) {
    _ = Descriptor.send(MessageBuffer.framed(news.message), to: lifeline.number)
  }

  /// Something that the process does.
  private struct Turn {
    let number: Int
    let computed: Double
    /// For how long it has been waited for, in seconds; not while everything stood still.
    var waited = 0.0
    /// Whether that was told.
    var isLate = false
    /// Whether the process was told that somebody wants to interrupt it.
    var isInterrupted = false
  }

  /// Whether this process has to end the other; what somebody typed the other gets itself, and is
  /// given some time for.
  private func isDue(_ requests: StopRequests, in turn: Turn) -> Bool {
    !requests.isTyped || (board.isBusy && turn.waited > Self.patience)
  }

  /// For how long the process has not come back, once that is too long.
  private func delay(in turn: Turn, _ limits: ClientProcess.Limits) -> ClientProcess.Delay? {
    guard computedSeconds - turn.computed < Double(limits.seconds) else {
      return .computed(seconds: limits.seconds)
    }
    let patience = Double(limits.seconds) * Self.waitFactor
    return limits.mayWait || turn.waited < patience ? nil : .waited(seconds: Int(patience))
  }

  /// Whether the process is gone; waits a little for that.
  ///
  /// Its end of the lifeline tells at once, but client code may have closed it, or have given it to
  /// another process.
  private var hasEnded: Bool {
    var request = pollfd(fd: lifeline.number, events: 0, revents: 0)
    if poll(&request, 1, Self.interval) > 0, !ChildProcess.hasEnded(process) {
      poll(nil, 0, Self.interval / 10)
    }
    return ChildProcess.hasEnded(process)
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

  private var deed: String { board.isBusy ? board.deed : "while it waited for a command" }

  private var place: String? { board.place.isEmpty ? nil : board.place }

  /// Asks the process where it is, which ends it, and ends it in any case.
  private func stopped(memoryLimit: Int) -> ProcessEnd {
    kill(process, CrashHandler.question)
    for _ in 0..<20 where !hasEnded {}
    signalAll(SIGKILL)
    return reaped(memoryLimit: memoryLimit)
  }

  /// Lets go of the process when it is gone, and ends what it left in its group.
  private func reaped(memoryLimit: Int) -> ProcessEnd {
    ChildProcess.waitForEnd(of: process)
    if group == .own { signalAll(SIGKILL) }
    let (status, peak) = ChildProcess.reap(process)
    return ProcessEnd(
      status: status, peak: peak, memoryLimit: memoryLimit,
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

  /// How it ended; a signal that usually stops processes is what the code did itself, unless somebody
  /// asked for it.
  private func end(_ end: ProcessEnd, wasAsked: Bool) -> ClientProcess.End {
    switch end.signal {
    case 0 where board.isFinished && end.exitCode != 0 && board.number <= 2:
      .refused(status: end.exitCode)
    case 0 where board.isFinished: .status(end.exitCode)
    case let number where wasAsked && StopRequests.signals.contains(number):
      .stopped(signal: end.signal)
    default: .crashed(during: deed, in: place, words: end.words)
    }
  }
}
