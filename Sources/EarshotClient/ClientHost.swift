import EarshotProcesses
import Glibc

/// The process that loads client code, as seen from within.
package struct ClientHost {
  /// Where is told what became of source that was changed.
  package let news = ClientNewsChannel(descriptor: ClientProcess.lifeline)
  /// What others have left for this process, and it leaves for them.
  package let journal = ClientJournal(descriptor: ClientProcess.journal)
  private let board: ProgressBoard
  private let log = ErrorLog(descriptor: ClientProcess.log)
  /// Standard error, while what is printed there goes to the log.
  private let standardError: Int32

  /// Takes what says that the call is supervised off its beginning; nil where nothing says so.
  ///
  /// From then on the process ends with the one that called it, and has no more memory than it may.
  /// `place` says where the code is when it crashes, without asking for memory; `abandoned` ends what
  /// the code has started, when the one that called is gone without having done so.
  package init?(
    takenFrom arguments: inout [String], place: @escaping () -> UnsafeBufferPointer<UInt8>?,
    abandoned endRest: @escaping @Sendable () -> Void
  ) {
    guard arguments.count >= 2, arguments[0] == ClientProcess.argument,
      let memory = Int(arguments[1]),
      let page = SharedPage(descriptor: ClientProcess.board, size: ProgressBoard.size)
    else { return nil }
    arguments.removeFirst(2)
    // Nobody can make the memory shorter any more, which would end who called.
    Descriptor.blank(ClientProcess.board)
    for descriptor in [ClientProcess.lifeline, ClientProcess.log, ClientProcess.journal] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, ClientProcess.journal + 1)
    let terminal = TerminalState()
    Lifeline(descriptor: ClientProcess.lifeline).whenCut {
      terminal.restore()
      endRest()
      _exit(EXIT_FAILURE)
    }
    ProcessLimits.apply(memory: memory)
    board = ProgressBoard(on: page)
    CrashHandler.install(on: board, askingFor: place)
  }

  /// Tells who called what begins.
  ///
  /// What is printed on standard error from now on is kept until it has ended; if it never does, who
  /// called passes it on.
  package func begin(_ deed: String) {
    if !board.isBusy, let log = log.descriptor { dup2(log, STDERR_FILENO) }
    board.begin(deed)
  }

  /// Tells who called that what is being done goes on with something else, which is given its own time,
  /// and notes what that is; nothing for what needs no note.
  package func goOn(noting note: [UInt8]) {
    passOn()
    board.keep(note: note)
    board.goOn()
  }

  /// Tells who called that it has ended.
  package func end() {
    guard board.isBusy else { return }
    passOn()
    dup2(standardError, STDERR_FILENO)
    board.end()
  }

  /// Tells who called that all is done, and that the process ends because of that.
  package func finish() {
    end()
    board.finish()
  }

  /// Passes on what was printed on standard error so far, before anything else is printed.
  package func passOn() {
    PrintedText.flush()
    let bytes = log.bytes
    guard !bytes.isEmpty else { return }
    _ = Descriptor.write(bytes, to: standardError)
    log.empty()
  }
}
