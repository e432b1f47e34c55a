import EarshotJSON
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

  private let process: pid_t
  /// Where the worker is asked and answers.
  let channel: Int32
  /// What the worker and the code of the screen print on standard error.
  let errors: Int32
  private let counter: StepCounter
  private let memoryLimit: Int
  private var answers = MessageBuffer()
  private var output: [UInt8] = []
  /// What the worker is playing; nil while it waits.
  private(set) var task: Task?

  /// Starts a program as a worker.
  init(program: String, memoryLimit: Int) throws(WorkerError) {
    var channels: [Int32] = [-1, -1]
    guard
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &channels) == 0
    else { throw .refused("make a channel to a worker", errno: errno) }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { throw .refused("make a pipe", errno: errno) }
    for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let memory = try StepCounter.makeDescriptor()
    defer { for descriptor in [channels[1], pipes[1], memory] { Descriptor.close(descriptor) } }
    guard let counter = StepCounter(descriptor: memory) else {
      throw .refused("share memory with a worker", errno: errno)
    }
    self.counter = counter
    self.memoryLimit = memoryLimit
    channel = channels[0]
    errors = pipes[0]
    for descriptor in [channel, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    process = try WorkerLaunch(
      program: program, arguments: [TranscriptWorker.argument, "\(memoryLimit)"],
      descriptors: [
        STDERR_FILENO: pipes[1], TranscriptWorker.channel: channels[1],
        TranscriptWorker.counter: memory,
      ]
    ).start()
  }

  deinit {
    Descriptor.close(channel)
    Descriptor.close(errors)
  }

  /// Asks for a transcript to be played; that the worker is gone shows when its answer is awaited.
  func begin(_ task: Task) {
    self.task = task
    counter.count = 0
    output.removeAll()
    _ = Descriptor.write(MessageBuffer.framed(Array(task.transcript.file.utf8)), to: channel)
  }

  /// The result, once it is there; nil before.
  func takeResult() throws(WorkerError) -> TranscriptResult? {
    guard let message = try answers.takeMessage() else { return nil }
    task = nil
    do {
      return try TranscriptResult(from: JSONReader(message))
    } catch {
      throw .malformedMessage
    }
  }

  /// Reads what is there; false when the worker closed its end, so that nothing more will come.
  func readAnswers() -> Bool {
    guard let piece = Descriptor.read(from: channel) else { return false }
    answers.append(piece)
    return true
  }

  /// Passes on what the worker printed, and remembers the last of it.
  func readErrors() {
    while let piece = Descriptor.read(from: errors), !piece.isEmpty {
      _ = Descriptor.write(piece, to: STDERR_FILENO)
      output = (output + piece).suffix(Self.rememberedOutput)
    }
  }

  /// How many steps of its transcript the worker has begun, the opening included.
  var begunSteps: Int { counter.count }

  /// Ends the worker and what it started.
  func kill() { _ = Glibc.kill(-process, SIGKILL) }

  /// Waits for the worker to be gone, and tells in a few words how it ended.
  func end() -> String {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    readErrors()
    return WorkerEnd(
      status: status, peak: usage.ru_maxrss >> 10, memoryLimit: memoryLimit,
      output: String(decoding: output, as: UTF8.self)
    ).words
  }
}
