import EarshotText
import Glibc

/// Transcripts that are played in several processes, so that one that crashes or hangs is one
/// failed transcript.
public struct TranscriptRun {
  /// How transcripts are played.
  public struct Options: Hashable, Sendable {
    /// How many processes play at once.
    public var jobs: Int
    /// How many seconds a transcript may take.
    public var timeout: Int
    /// How much memory a process may have, in MiB.
    public var memoryLimit: Int
    /// The program that is started as a worker; usually the one that runs.
    public var program: String

    /// Takes as many processes as there are cores, unless told otherwise.
    public init(
      jobs: Int = Options.coreCount, timeout: Int = 60, memoryLimit: Int = 2_048,
      program: String = "/proc/self/exe"
    ) {
      self.jobs = jobs
      self.timeout = timeout
      self.memoryLimit = memoryLimit
      self.program = program
    }

    /// How many processes can run at once on this machine.
    public static var coreCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
  }

  private let transcripts: [Transcript]
  private let options: Options
  private var workers: [WorkerProcess] = []
  private var next = 0
  /// Results that came before those of earlier transcripts.
  private var early: [Int: PlayedTranscript] = [:]
  private var reported = 0
  private var commands = CommandCheck()

  /// Prepares to play transcripts.
  public init(of transcripts: [Transcript], options: Options = Options()) {
    self.transcripts = transcripts
    self.options = options
  }

  /// Plays every transcript, and hands over each result in the order of the transcripts.
  public mutating func play(
    reporting report: (PlayedTranscript) -> Void
  ) throws(WorkerError) {
    defer { for worker in workers { dismiss(worker) } }
    while reported < transcripts.count {
      try handOut()
      if early[reported] == nil { waitForNews() }
      for worker in workers { try collect(from: worker) }
      while let played = early.removeValue(forKey: reported) {
        reported += 1
        report(played)
      }
    }
  }
}

extension TranscriptRun {
  /// Gives every worker that waits something to play, and starts as many as there may be.
  ///
  /// A transcript with a command that no screen could take is not played.
  private mutating func handOut() throws(WorkerError) {
    while next < transcripts.count {
      if let refusal = commands.refusal(of: transcripts[next]) {
        early[next] = PlayedTranscript(result: refusal, duration: .zero)
        next += 1
        continue
      }
      guard let worker = try idleWorker() else { return }
      worker.begin(
        WorkerProcess.Task(index: next, transcript: transcripts[next], start: .now))
      next += 1
    }
  }

  private mutating func idleWorker() throws(WorkerError) -> WorkerProcess? {
    if let idle = workers.first(where: { $0.task == nil }) { return idle }
    guard workers.count < max(options.jobs, 1) else { return nil }
    let worker = try WorkerProcess(program: options.program, memoryLimit: options.memoryLimit)
    workers.append(worker)
    return worker
  }

  /// Waits until a worker has something to say, or has had its time.
  private func waitForNews() {
    var requests = workers.flatMap { worker in
      [worker.channel, worker.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    let deadline = workers.compactMap(\.task).map { $0.start + .seconds(options.timeout) }.min()
    let rest = deadline.map { ContinuousClock.now.duration(to: $0) } ?? .seconds(1)
    let milliseconds = max(rest / .milliseconds(1), 0).rounded(.up)
    poll(&requests, nfds_t(requests.count), Int32(min(milliseconds, 60_000)))
  }

  private mutating func collect(from worker: WorkerProcess) throws(WorkerError) {
    worker.readErrors()
    guard let task = worker.task else { return }
    let isThere = worker.readAnswers()
    if let result = try worker.takeResult() { return keep(result, of: task) }
    guard isThere else { return try replace(worker, playing: task) }
    guard task.start.duration(to: .now) >= .seconds(options.timeout) else { return }
    worker.kill()
    try replace(worker, playing: task, timedOut: true)
  }

  private mutating func keep(_ result: TranscriptResult, of task: WorkerProcess.Task) {
    early[task.index] = PlayedTranscript(result: result, duration: task.start.duration(to: .now))
  }

  /// Does without a worker that ended; another is started when there is more to play.
  private mutating func replace(
    _ worker: WorkerProcess, playing task: WorkerProcess.Task, timedOut: Bool = false
  ) throws(WorkerError) {
    workers.removeAll { $0 === worker }
    let end = worker.end()
    guard worker.begunSteps > 0 else { throw .endedAtOnce(end) }
    let reason: TranscriptFailure.Reason =
      timedOut ? .timedOut(seconds: options.timeout) : .crashed(end)
    keep(
      TranscriptResult(lostAt: worker.begunSteps, of: task.transcript, because: reason), of: task)
  }

  private func dismiss(_ worker: WorkerProcess) {
    worker.kill()
    _ = worker.end()
  }
}

extension TranscriptResult {
  /// The result of a transcript whose process did not come back from a step.
  fileprivate init(
    lostAt begunSteps: Int, of transcript: Transcript, because reason: TranscriptFailure.Reason
  ) {
    let step =
      begunSteps > 1 ? transcript.steps[min(begunSteps - 2, transcript.steps.count - 1)] : nil
    let failure = TranscriptFailure(
      command: step?.command, line: step?.line ?? transcript.openingLine, reason: reason,
      unplayedSteps: transcript.steps.count - max(begunSteps - 1, 0))
    self.init(file: transcript.file, steps: [StepResult(failing: failure)])
  }
}
