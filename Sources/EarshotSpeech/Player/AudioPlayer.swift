import Dispatch
import Glibc

/// Plays samples through the first player on the search path that works, one phrase after another.
///
/// Nothing here makes the caller wait except `finish`. When the last player has failed, that is
/// reported once, and what is played after it is not heard.
public final class AudioPlayer: Sendable {
  private struct State {
    /// Players that have not failed.
    var programs: [AudioPlayerProgram]
    /// Grows with each interruption; what was asked for before is no longer wanted.
    var generation = 0
    var running: pid_t?
    /// When the running player began.
    var began: ContinuousClock.Instant?
    /// What is being played, and what comes after it.
    var waiting: [PlayableSound] = []
    var isPaused = false
    /// How long a player had played when it was ended to pause; taken by whoever goes on.
    var heard: Duration?
  }

  /// How much is played once more after a pause, because what a player still held was not heard.
  private static let rewinding = Duration.milliseconds(200)

  private let sampleRate: Int
  private let onFailure: @Sendable (SpeechError) -> Void
  private let state: Locked<State>
  private let queue = DispatchQueue(label: "earshot.audio-player")
  private let group = DispatchGroup()
  /// Signalled when what is paused may go on, or need not any more.
  private let resumption = DispatchSemaphore(value: 0)

  /// Finds the players; throws `SpeechError.playerMissing` where there is none.
  ///
  /// The search path is that of the environment unless another is given. The closure is called at
  /// most once, on another thread.
  public init(
    sampleRate: Int, searchPath: String? = nil,
    onFailure: @escaping @Sendable (SpeechError) -> Void
  ) throws(SpeechError) {
    let path = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    let programs = AudioPlayerProgram.installed(searchPath: path, sampleRate: sampleRate)
    guard !programs.isEmpty else {
      throw .playerMissing(tried: AudioPlayerProgram.knownNames)
    }
    self.sampleRate = sampleRate
    self.onFailure = onFailure
    state = Locked(State(programs: programs))
  }

  /// Plays samples after those that are still waiting, and returns at once.
  public func play(_ samples: [Int16]) {
    let sound = PlayableSound()
    sound.append(samples)
    sound.complete()
    play(sound)
  }

  /// Plays a sound after those that are still waiting, from its first sample on, and returns at once.
  ///
  /// Somebody has to complete it, interrupted or not.
  public func play(_ sound: PlayableSound) {
    let generation = state.withLock { state in
      state.waiting.append(sound)
      return state.generation
    }
    queue.async(group: group) { [self] in
      playNow(sound, generation: generation)
      state.withLock { _ = $0.waiting.removeFirst() }
    }
  }

  /// Silences what is playing, and drops what is waiting; a pause is over.
  public func interrupt() {
    let wasPaused = state.withLock { state in
      state.generation += 1
      if let pid = state.running { kill(pid, SIGKILL) }
      state.heard = nil
      defer { state.isPaused = false }
      return state.isPaused
    }
    if wasPaused { resumption.signal() }
  }

  /// Silences what is playing until `resume`, and says whether there was anything to silence.
  @discardableResult
  public func pause() -> Bool {
    state.withLock { state in
      guard !state.waiting.isEmpty, !state.isPaused else { return false }
      state.isPaused = true
      if let pid = state.running {
        kill(pid, SIGKILL)
        state.heard = state.began.map { .now - $0 } ?? .zero
      }
      return true
    }
  }

  /// Goes on a little before the place of the pause, and says whether there was one.
  @discardableResult
  public func resume() -> Bool {
    let wasPaused = state.withLock { state in
      defer { state.isPaused = false }
      return state.isPaused
    }
    if wasPaused { resumption.signal() }
    return wasPaused
  }

  /// Waits until everything was played, but not much longer than it should take; what is paused is
  /// dropped.
  public func finish(grace: Duration = .seconds(5)) {
    if state.withLock({ $0.isPaused }) { interrupt() }
    let samples = state.withLock { $0.waiting }.reduce(0) { $0 + $1.sampleCount }
    let waiting = samples * 1_000 / max(sampleRate, 1)
    let limit = DispatchTime.now() + .milliseconds(waiting + Int(grace / .milliseconds(1)))
    guard group.wait(timeout: limit) == .timedOut else { return }
    let program = state.withLock { $0.programs.first }
    interrupt()
    group.wait()
    guard let program else { return }
    fail(.playerFailed(player: program.name, reason: "did not end in time"), isLast: true)
  }

  private func playNow(_ sound: PlayableSound, generation: Int) {
    var offset = 0
    while !sound.bytes(after: offset).isEmpty, let program = nextProgram(generation) {
      let failure = play(sound, after: offset, with: program, generation: generation)
      if let heard = takePause(generation) {
        offset += byteCount(heardIn: heard)
      } else {
        guard let failure else { return }
        fail(failure, isLast: false)
      }
    }
  }

  /// The program to play with, once nothing is paused; nil when nobody wants to hear it any more.
  private func nextProgram(_ generation: Int) -> AudioPlayerProgram? {
    while state.withLock({ $0.isPaused && $0.generation == generation }) { resumption.wait() }
    return state.withLock { $0.generation == generation ? $0.programs.first : nil }
  }

  /// How long a player had played that was ended to pause; nil where it was not.
  private func takePause(_ generation: Int) -> Duration? {
    state.withLock { state in
      guard state.generation == generation else { return nil }
      defer { state.heard = nil }
      return state.heard
    }
  }

  private func byteCount(heardIn time: Duration) -> Int {
    let milliseconds = Int(max(time - Self.rewinding, .zero) / .milliseconds(1))
    return milliseconds * sampleRate / 1_000 * 2
  }

  /// Plays with one program, and returns what went wrong unless somebody interrupted it.
  private func play(
    _ sound: PlayableSound, after offset: Int, with program: AudioPlayerProgram, generation: Int
  ) -> SpeechError? {
    do throws(SpeechError) {
      let process = try PlayerProcess(program)
      begin(process.pid, generation: generation)
      let feed = process.feed(sound, after: offset) { isPlaying(generation) }
      process.waitUntilEnded()
      let complaint = end(process)
      guard isWanted(generation) else { return nil }
      if let complaint { return .playerFailed(player: program.name, reason: complaint) }
      guard feed == .complete else {
        return .playerFailed(player: program.name, reason: "stopped before the end")
      }
      return nil
    } catch {
      return error
    }
  }

  private func begin(_ pid: pid_t, generation: Int) {
    state.withLock { state in
      state.running = pid
      state.began = .now
      if state.generation != generation { kill(pid, SIGKILL) }
      guard state.isPaused else { return }
      kill(pid, SIGKILL)
      state.heard = .zero
    }
  }

  /// Forgets the player before its number can be given to another process.
  private func end(_ process: borrowing PlayerProcess) -> String? {
    state.withLock { state in
      state.running = nil
      state.began = nil
    }
    return process.takeStatus()
  }

  private func isPlaying(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation && !$0.isPaused }
  }

  private func isWanted(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation }
  }

  /// Gives up the current player, and reports it when no other is left.
  private func fail(_ error: SpeechError, isLast: Bool) {
    let isOff = state.withLock { state in
      guard !state.programs.isEmpty else { return false }
      if isLast { state.programs = [] } else { state.programs.removeFirst() }
      return state.programs.isEmpty
    }
    if isOff { onFailure(error) }
  }
}
