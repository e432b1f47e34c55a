import EarshotProcesses
import Glibc

/// The process that loads client code, as seen from within.
package struct ClientHost {
  /// Where is told what became of source that was changed.
  package let news: ClientNewsChannel
  /// What others before this process have found out.
  package let inheritance: [[UInt8]]
  private let board: ProgressBoard
  private let log: ErrorLog
  private let channel: Int32
  /// Standard error, while what is printed there goes to the log.
  private let standardError: Int32
  /// What code of others has no business to close.
  private var belongings: [HeldFile]

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
    inheritance = (try? ClientJournal(descriptor: ClientProcess.journal).messages) ?? []
    _ = fcntl(ClientProcess.journal, F_SETFD, FD_CLOEXEC)
    channel = Descriptor.hide(ClientProcess.lifeline)
    news = ClientNewsChannel(descriptor: channel)
    let log = Descriptor.hide(ClientProcess.log)
    self.log = ErrorLog(descriptor: log)
    standardError = Descriptor.hiddenCopy(of: STDERR_FILENO)
    belongings = [channel, log, standardError].map(HeldFile.init)
    Self.workInBackground()
    let terminal = TerminalState()
    Lifeline(descriptor: channel).whenCut {
      terminal.restore()
      endRest()
      _exit(EXIT_FAILURE)
    }
    ProcessLimits.apply(memory: memory)
    board = ProgressBoard(on: page)
    CrashHandler.install(on: board, askingFor: place)
  }

  /// In a group of its own the process stands behind whoever holds the terminal, who is never stopped
  /// for printing there or asking what was typed.
  private static func workInBackground() {
    guard getpgrp() == getpid() else { return }
    signal(SIGTTOU, SIG_IGN)
    signal(SIGTTIN, SIG_IGN)
  }

  /// Takes note of something else that code of others has no business to close.
  package mutating func watch(over descriptor: Int32) {
    belongings.append(HeldFile(descriptor: descriptor))
  }

  /// Hands something over to who called.
  package func send(_ message: [UInt8]) {
    checkBelongings()
    guard Descriptor.send(SealedMessage.framed(message), to: channel) else { giveUp() }
  }

  private func checkBelongings() {
    if belongings.contains(where: { $0.descriptor == nil }) { giveUp() }
  }

  /// Ends the process, as it can tell nothing any more; who called says why.
  private func giveUp() -> Never {
    board.giveUp()
    _exit(EXIT_FAILURE)
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
    checkBelongings()
    board.finish()
  }

  /// Passes on what was printed on standard error so far, before anything else is printed.
  package func passOn() {
    checkBelongings()
    PrintedText.flush()
    let bytes = log.bytes
    guard !bytes.isEmpty else { return }
    _ = Descriptor.write(bytes, to: standardError)
    log.empty()
  }
}
