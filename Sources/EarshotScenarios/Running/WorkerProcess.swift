import EarshotJSON
import EarshotProcesses
import EarshotText
import Glibc

/// A process that plays transcripts, as seen by who started it.
final class WorkerProcess {
  /// What a worker is playing.
  struct Task {
    /// The place of the transcript in the run.
    let index: Int
    let transcript: Transcript
    let start: ContinuousClock.Instant
  }

  /// How much is remembered of what a worker printed.
  private static let rememberedOutput = 4_096
  /// How much a worker may print for one transcript before the rest is left out.
  private static let outputLimit = 1 << 20
  /// How many pieces are read at once, so that who prints without end does not hold up the others.
  private static let piecesAtOnce = 16

  /// The number of the process.
  let process: pid_t
  private let channel: OwnedDescriptor
  private let errors: OwnedDescriptor
  private let counter: StepCounter
  private let memoryLimit: Int
  private var answers = MessageBuffer()
  private var output: [UInt8] = []
  private var outputSize = 0
  private var isPrinting = true
  /// What the worker is playing; nil while it waits.
  private(set) var task: Task?
  /// Whether it has come back from a transcript.
  private(set) var hasAnswered = false

  /// Starts a program as a worker.
  init(
    program: String, memoryLimit: Int, libraries: ClientLibraries
  ) throws(SystemRefusal) {
    let channels = try OwnedDescriptor.channel()
    let pipes = try OwnedDescriptor.pipe()
    let memory = try SharedPage.make()
    let environment = libraries.isEmpty ? ProcessEnvironment.current : .forClientCode
    counter = StepCounter(in: memory.page)
    self.memoryLimit = memoryLimit
    channel = channels.near
    errors = pipes.reading
    for descriptor in [channel, errors] { _ = fcntl(descriptor.number, F_SETFL, O_NONBLOCK) }
    defer { withExtendedLifetime((channels.far, pipes.writing, memory.descriptor)) {} }
    process = try ProcessLaunch(
      of: program,
      arguments: libraries.arguments + [TranscriptWorker.argument, "\(memoryLimit)"],
      environment: environment.withoutBacktrace,
      descriptors: [
        STDERR_FILENO: pipes.writing.number, TranscriptWorker.channel: channels.far.number,
        TranscriptWorker.counter: memory.descriptor.number,
      ], group: .own
    ).start()
  }

  /// What is worth waiting for: answers, and what is printed until it can be no more.
  var news: [pollfd] {
    [channel.number, isPrinting ? errors.number : -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Asks for a transcript to be played; that the worker is gone shows when its answer is awaited.
  func begin(_ task: Task) {
    self.task = task
    counter.count = 0
    output.removeAll()
    outputSize = 0
    _ = Descriptor.send(
      MessageBuffer.framed(Array(task.transcript.file.utf8)), to: channel.number)
  }

  /// The result, once it is there; nil before.
  func takeResult() throws(WorkerError) -> TranscriptResult? {
    let result: TranscriptResult
    do {
      guard let message = try answers.takeMessage() else { return nil }
      result = try TranscriptResult(from: JSONReader(message))
    } catch {
      throw .malformedMessage
    }
    task = nil
    hasAnswered = true
    return result
  }

  /// Reads what is there; false when the worker closed its end, so that nothing more will come.
  func readAnswers() -> Bool {
    for _ in 0..<Self.piecesAtOnce {
      guard let piece = Descriptor.read(from: channel.number) else { return false }
      guard !piece.isEmpty else { return true }
      answers.append(piece)
    }
    return true
  }

  /// Passes on what the worker printed, up to a limit, and remembers the last of it.
  func readErrors() {
    for _ in 0..<Self.piecesAtOnce where isPrinting {
      guard let piece = Descriptor.read(from: errors.number) else {
        isPrinting = false
        return
      }
      guard !piece.isEmpty else { return }
      passOn(piece)
      output = (output + piece).suffix(Self.rememberedOutput)
    }
  }

  private func passOn(_ piece: [UInt8]) {
    let rest = max(Self.outputLimit - outputSize, 0)
    outputSize += piece.count
    _ = Descriptor.write(Array(piece.prefix(rest)), to: STDERR_FILENO)
    guard piece.count > rest, rest > 0, let file = task?.transcript.file else { return }
    _ = Descriptor.write(Array("\n".utf8), to: STDERR_FILENO)
    Self.note("\(file) printed more than 1 MiB; the rest is left out")
  }

  /// Tells whoever reads standard error.
  static func note(_ sentence: String) {
    let line = PrintableText.line("earshot: note: \(sentence)")
    _ = Descriptor.write(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }

  /// How many steps of its transcript the worker has begun, the opening included.
  var begunSteps: Int { counter.count }

  /// Whether the process is gone, even where something that it started keeps its channel open.
  var hasEnded: Bool { ChildProcess.hasEnded(process) }

  /// Ends the worker and what it started.
  func kill() { _ = Glibc.kill(-process, SIGKILL) }

  /// Waits for the worker to be gone, ends what it left behind, and tells in a few words how it ended.
  func end() -> String {
    ChildProcess.waitForEnd(of: process)
    kill()
    let (status, peak) = ChildProcess.reap(process)
    readErrors()
    return ProcessEnd(
      status: status, peak: peak, memoryLimit: memoryLimit,
      output: String(decoding: output, as: UTF8.self)
    ).words
  }
}
