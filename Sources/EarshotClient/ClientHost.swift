import EarshotProcesses
import Glibc

/// The process that loads client code, as seen from within.
package struct ClientHost {
  /// Where is told what became of source that was changed.
  package let news = ClientNewsChannel(descriptor: ClientProcess.lifeline)
  private let board: ProgressBoard
  private let log = ErrorLog(descriptor: ClientProcess.log)
  /// Standard error, while what is printed there goes to the log.
  private let standardError: Int32

  /// Takes what says that the call is supervised off its beginning; nil where nothing says so.
  ///
  /// From then on the process ends with the one that called it, and has no more memory than it may.
  /// `place` says where the code is when it crashes, without asking for memory.
  package init?(
    takenFrom arguments: inout [String], place: @escaping () -> UnsafeBufferPointer<UInt8>?
  ) {
    guard arguments.count >= 2, arguments[0] == ClientProcess.argument,
      let memory = Int(arguments[1]), let page = SharedPage(descriptor: ClientProcess.board)
    else { return nil }
    arguments.removeFirst(2)
    for descriptor in [ClientProcess.lifeline, ClientProcess.board, ClientProcess.log] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, ClientProcess.log + 1)
    Lifeline(descriptor: ClientProcess.lifeline).whenCut { _exit(EXIT_FAILURE) }
    ProcessLimits.apply(memory: memory)
    board = ProgressBoard(on: page)
    CrashHandler.install(on: board, askingFor: place)
  }

  /// Tells who called what begins.
  ///
  /// What is printed on standard error from now on is kept until it has ended; if it never does, who
  /// called passes it on.
  package func begin(_ deed: String) {
    if !board.isBusy { dup2(log.descriptor, STDERR_FILENO) }
    board.begin(deed)
  }

  /// Tells who called that it has ended.
  package func end() {
    guard board.isBusy else { return }
    passOn()
    dup2(standardError, STDERR_FILENO)
    board.end()
  }

  /// Passes on what was printed on standard error so far, before anything else is printed.
  package func passOn() {
    let bytes = log.bytes
    guard !bytes.isEmpty else { return }
    _ = Descriptor.write(bytes, to: standardError)
    log.empty()
  }
}
