package import EarshotProcesses
import Glibc

/// The process that loads client code and plays it, as seen by who started it.
package struct ClientProcess {
  /// How the process ended.
  package enum End: Hashable, Sendable {
    /// With a status of its own.
    case status(Int32)
    /// With a status of its own that is not zero, before it had done the first thing.
    case refused(status: Int32)
    /// By a signal that somebody sent to stop it, as with Ctrl-C.
    case stopped(signal: Int32)
    /// By what the code did, during something, in the body of a view if that is known.
    case crashed(during: String, in: String?, words: String)
    /// It computed for longer than it may, or waited without end, as above.
    case hung(during: String, in: String?, Delay)
    /// The code closed what the process tells by what it finds out, or wrote there, during something.
    case robbed(during: String)
  }

  /// For how long the process did not come back from something.
  package enum Delay: Hashable, Sendable {
    /// It computed all the time.
    case computed(seconds: Int)
    /// It waited for something.
    case waited(seconds: Int)
  }

  /// What the process may use.
  package struct Limits: Hashable, Sendable {
    /// For how many seconds it may compute before it comes back from one command.
    package var seconds: Int
    /// How much memory it may have, in MiB.
    package var memory: Int
    /// Whether it may also be quiet for long, as when it speaks.
    package var mayWait: Bool

    package init(seconds: Int, memory: Int, mayWait: Bool) {
      self.seconds = seconds
      self.memory = memory
      self.mayWait = mayWait
    }
  }

  /// The word that a call begins with if it is supervised, followed by the limit of its memory.
  package static let argument = "--supervised"
  /// Behind which the process finds the end of its lifeline, and the board for what it does.
  static let lifeline: Int32 = 3
  static let board: Int32 = 4
  /// Behind which the process finds the file for what it prints on standard error.
  static let log: Int32 = 5
  /// Behind which the process finds what others have left for it.
  static let journal: Int32 = 6

  private let program: String
  private let arguments: [String]
  private let limits: Limits
  private let group: ProcessLaunch.Group

  /// Prepares to call a program.
  ///
  /// In a group of its own it can end no other process by a signal to its group, and what it starts
  /// ends with it, but it cannot be asked anything at a terminal.
  package init(
    program: String = FileSystem.program, arguments: [String], limits: Limits,
    group: ProcessLaunch.Group = .own
  ) {
    self.program = program
    self.group = group
    self.arguments = [Self.argument, "\(limits.memory)"] + arguments
    self.limits = limits
  }

  /// Runs the program to its end, with the errors of this process and an output; without one, there
  /// is no input either, and what it prints goes where errors go.
  ///
  /// Meanwhile it is asked many times a second whether there is news for it, and told what is seen.
  package func run(
    printingTo output: Int32?, keeping journal: ClientJournal? = nil,
    askingForNews news: () -> ClientNews? = { nil }, seeing see: (ClientSign) -> Void = { _ in }
  ) throws(SystemRefusal) -> End {
    let terminal = TerminalState()
    defer { terminal.restore() }
    let process = try start(printingTo: output, keeping: journal)
    return process.end(within: limits, askingForNews: news, seeing: see)
  }

  /// Starts the program; its end of the lifeline is open nowhere else afterwards.
  private func start(
    printingTo output: Int32?, keeping journal: ClientJournal?
  ) throws(SystemRefusal) -> RunningClient {
    let channel = try OwnedDescriptor.channel()
    let memory = try SharedPage.make(size: ProgressBoard.size)
    let log = try UnnamedFile.make()
    var descriptors = [
      STDERR_FILENO: STDERR_FILENO, Self.lifeline: channel.far.number,
      Self.board: memory.descriptor.number, Self.log: log.number,
    ]
    descriptors[STDIN_FILENO] = output == nil ? nil : STDIN_FILENO
    descriptors[STDOUT_FILENO] = output
    descriptors[Self.journal] = journal?.descriptor
    let process = try ProcessLaunch(
      of: program, arguments: arguments, environment: .forClientCode.withoutBacktrace,
      descriptors: descriptors, group: group
    ).start()
    return RunningClient(
      process: process, group: group, lifeline: channel.near, board: ProgressBoard(on: memory.page),
      log: log)
  }
}
