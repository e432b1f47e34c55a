import Dispatch
import Glibc
import Synchronization

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
    var waitingSamples = 0
  }

  private let sampleRate: Int
  private let onFailure: @Sendable (SpeechError) -> Void
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "earshot.audio-player")
  private let group = DispatchGroup()

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
    state = Mutex(State(programs: programs))
  }

  /// Plays samples after those that are still waiting, and returns at once.
  public func play(_ samples: [Int16]) {
    guard !samples.isEmpty else { return }
    let generation = state.withLock { state in
      state.waitingSamples += samples.count
      return state.generation
    }
    queue.async(group: group) { [self] in
      playNow(samples.littleEndianBytes, generation: generation)
      state.withLock { $0.waitingSamples -= samples.count }
    }
  }

  /// Silences what is playing, and drops what is waiting.
  public func interrupt() {
    state.withLock { state in
      state.generation += 1
      if let pid = state.running { kill(pid, SIGKILL) }
    }
  }

  /// Waits until everything was played, but not much longer than it should take.
  public func finish(grace: Duration = .seconds(5)) {
    let waiting = state.withLock { $0.waitingSamples } * 1_000 / max(sampleRate, 1)
    let limit = DispatchTime.now() + .milliseconds(waiting + Int(grace / .milliseconds(1)))
    guard group.wait(timeout: limit) == .timedOut else { return }
    let program = state.withLock { $0.programs.first }
    interrupt()
    group.wait()
    guard let program else { return }
    fail(.playerFailed(player: program.name, reason: "did not end in time"), isLast: true)
  }

  private func playNow(_ bytes: [UInt8], generation: Int) {
    while let program = state.withLock({ $0.generation == generation ? $0.programs.first : nil }) {
      guard let failure = play(bytes, with: program, generation: generation) else { return }
      fail(failure, isLast: false)
    }
  }

  /// Plays with one program, and returns what went wrong unless somebody interrupted it.
  private func play(
    _ bytes: [UInt8], with program: AudioPlayerProgram, generation: Int
  ) -> SpeechError? {
    do throws(SpeechError) {
      let process = try PlayerProcess(program)
      begin(process.pid, generation: generation)
      let feed = process.feed(bytes) { isWanted(generation) }
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
      if state.generation != generation { kill(pid, SIGKILL) }
    }
  }

  /// Forgets the player before its number can be given to another process.
  private func end(_ process: borrowing PlayerProcess) -> String? {
    state.withLock { $0.running = nil }
    return process.takeStatus()
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
