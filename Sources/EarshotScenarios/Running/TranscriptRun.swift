import EarshotProcesses
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
    /// What the source of screens was compiled to.
    public var libraries = ClientLibraries()

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
  /// Those that were handed to a worker that was gone by then.
  private var returned: [Int] = []
  /// How many processes can be had; fewer than are asked for where the system gives no more.
  private var available = Int.max
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
    defer { while let worker = workers.popLast() { dismiss(worker) } }
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
  /// How long nobody looks whether a worker is gone.
  private static let patience = 250.0

  /// Gives every worker that waits something to play, and starts as many as there may be.
  ///
  /// A transcript with a command that no screen could take is not played.
  private mutating func handOut() throws(WorkerError) {
    while let index = returned.last ?? (next < transcripts.count ? next : nil) {
      if let refusal = commands.refusal(of: transcripts[index]) {
        early[index] = PlayedTranscript(result: refusal, duration: .zero)
        next += 1
        continue
      }
      guard let worker = try idleWorker() else { return }
      if returned.popLast() == nil { next += 1 }
      worker.begin(
        WorkerProcess.Task(index: index, transcript: transcripts[index], start: .now))
    }
  }

  private mutating func idleWorker() throws(WorkerError) -> WorkerProcess? {
    if let idle = workers.first(where: { $0.task == nil }) { return idle }
    guard workers.count < min(max(options.jobs, 1), available) else { return nil }
    do throws(SystemRefusal) {
      let worker = try WorkerProcess(
        program: options.program, memoryLimit: options.memoryLimit, libraries: options.libraries)
      workers.append(worker)
      return worker
    } catch {
      let error = WorkerError(error)
      guard !workers.isEmpty else { throw error }
      available = workers.count
      WorkerProcess.note("playing in \(available) processes instead of \(options.jobs): \(error)")
      return nil
    }
  }

  /// Waits until a worker has something to say, or has had its time.
  private func waitForNews() {
    var requests = workers.flatMap(\.news)
    let deadline = workers.compactMap(\.task).map { $0.start + .seconds(options.timeout) }.min()
    let rest = deadline.map { ContinuousClock.now.duration(to: $0) } ?? .seconds(1)
    let milliseconds = max(rest / .milliseconds(1), 0).rounded(.up)
    poll(&requests, nfds_t(requests.count), Int32(min(milliseconds, Self.patience)))
  }

  private mutating func collect(from worker: WorkerProcess) throws(WorkerError) {
    let hasEnded = worker.hasEnded
    worker.readErrors()
    let isThere = worker.readAnswers() && !hasEnded
    guard let task = worker.task else {
      if !isThere { discard(worker) }
      return
    }
    do throws(WorkerError) {
      if let result = try worker.takeResult() { return keep(result, of: task) }
    } catch {
      return try replace(worker, playing: task, because: .stopped("\(error)"))
    }
    guard isThere else { return try replace(worker, playing: task) }
    guard task.start.duration(to: .now) >= .seconds(options.timeout) else { return }
    try replace(worker, playing: task, because: .timedOut(seconds: options.timeout))
  }

  /// Does without a worker that ended while nothing was asked of it.
  private mutating func discard(_ worker: WorkerProcess) {
    workers.removeAll { $0 === worker }
    dismiss(worker)
  }

  private mutating func keep(_ result: TranscriptResult, of task: WorkerProcess.Task) {
    early[task.index] = PlayedTranscript(result: result, duration: task.start.duration(to: .now))
  }

  /// Does without a worker that did not come back; another is started when there is more to play.
  ///
  /// One that ended before it began is not to blame on the transcript, unless nothing ever began.
  private mutating func replace(
    _ worker: WorkerProcess, playing task: WorkerProcess.Task,
    because reason: TranscriptFailure.Reason? = nil
  ) throws(WorkerError) {
    workers.removeAll { $0 === worker }
    if reason != nil { worker.kill() }
    let end = worker.end()
    endOrphans()
    guard worker.begunSteps > 0 else {
      guard worker.hasAnswered else { throw .endedAtOnce(end) }
      returned.append(task.index)
      return
    }
    keep(
      TranscriptResult(
        lostAt: worker.begunSteps, of: task.transcript, because: reason ?? .crashed(end)), of: task)
  }

  private func dismiss(_ worker: WorkerProcess) {
    worker.kill()
    _ = worker.end()
    endOrphans()
  }

  /// Ends what those left behind that are gone; what the others started is still with them.
  private func endOrphans() { Orphans.end(except: Set(workers.map(\.process))) }
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
