import EarshotProcesses
import Glibc

/// The process that loads client code, as seen from within.
package struct ClientHost {
  private let board: ProgressBoard

  /// Takes what says that the call is supervised off its beginning; nil where nothing says so.
  ///
  /// From then on the process ends with the one that called it, and has no more memory than it may.
  package init?(takenFrom arguments: inout [String]) {
    guard arguments.count >= 2, arguments[0] == ClientProcess.argument,
      let memory = Int(arguments[1]), let page = SharedPage(descriptor: ClientProcess.board)
    else { return nil }
    arguments.removeFirst(2)
    for descriptor in [ClientProcess.lifeline, ClientProcess.board] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    Lifeline(descriptor: ClientProcess.lifeline).whenCut { _exit(EXIT_FAILURE) }
    ProcessLimits.apply(memory: memory)
    board = ProgressBoard(on: page)
  }

  /// Tells who called what begins.
  package func begin(_ deed: String) { board.begin(deed) }

  /// Tells who called that it has ended.
  package func end() { board.end() }
}
