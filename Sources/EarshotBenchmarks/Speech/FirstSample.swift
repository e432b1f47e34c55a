import EarshotSpeech
import Glibc
import Synchronization

/// How long it takes from when a phrase is known until its first sample is there.
struct FirstSample {
  private let synthesizer: SpeechSynthesizer
  private let command: String

  /// Loads the library and finds the command `espeak-ng`, or throws what is missing.
  init(_ synthesizer: SpeechSynthesizer) throws(BenchmarkError) {
    self.synthesizer = synthesizer
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths = folders.split(separator: ":").map { "\($0)/espeak-ng" }
    guard let command = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw BenchmarkError("the command espeak-ng was not found; install espeak-ng to compare with")
    }
    self.command = command
  }

  /// The time of an engine that is there; the phrase is spoken to its end, which does not count.
  func inProcess(_ phrase: [SpeechRun]) -> Duration {
    let arrival = Moment()
    let start = ContinuousClock.now
    synthesizer.speak(phrase) { _ in arrival.note() }
    synthesizer.waitUntilDone()
    return (arrival.time ?? .now) - start
  }

  /// The time of a command that is started for the phrase; it is read to its end.
  func byCommand(_ phrase: String) throws(BenchmarkError) -> Duration {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw BenchmarkError("cannot make a pipe") }
    let start = ContinuousClock.now
    let child = try spawn(["espeak-ng", "-v", "en-us", "--stdout", phrase], output: ends[1])
    close(ends[1])
    let first = readToEnd(ends[0])
    close(ends[0])
    waitpid(child, nil, 0)
    guard let first else { throw BenchmarkError("espeak-ng said nothing") }
    return first - start
  }

  /// Reads everything, and yields when the first sample behind the header came.
  private func readToEnd(_ descriptor: Int32) -> ContinuousClock.Instant? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    var first: ContinuousClock.Instant?
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return first }
      total += count
      if first == nil, total > 44 { first = .now }
    }
  }

  private func spawn(_ words: [String], output: Int32) throws(BenchmarkError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, command, &actions, nil, &arguments, environ)
    guard code == 0 else {
      throw BenchmarkError("cannot start espeak-ng: \(String(cString: strerror(code)))")
    }
    return child
  }
}

extension FirstSample {
  /// The first time that something happened.
  private final class Moment: Sendable {
    private let first = Mutex<ContinuousClock.Instant?>(nil)

    var time: ContinuousClock.Instant? { first.withLock { $0 } }

    func note() { first.withLock { $0 = $0 ?? .now } }
  }
}
