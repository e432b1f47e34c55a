import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import Glibc
import Testing

@Suite("Whatever a screen does to its process, the run ends and nothing is left running")
struct UnrulyWorkerTests {
  private static let fine = "> current\n~ Fine"

  @Test("What a screen started is ended with it, and does not hide that it crashed")
  func child() throws {
    let run = try Run(of: [Self.press("Start a child and crash"), Self.fine], timeout: 60)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("1 of 2 passed\n"))
  }

  @Test("What a screen started is ended when the time of the screen is over")
  func childOfHang() throws {
    let run = try Run(of: [Self.press("Start a child and hang"), Self.fine], timeout: 1)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("1 of 2 passed\n"))
  }

  @Test("So is a daemon, which has left the group of the screen", arguments: ["crash", "hang"])
  func daemon(end: String) throws {
    let run = try Run(of: [Self.press("Start a daemon and \(end)"), Self.fine], timeout: 1)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("1 of 2 passed\n"))
  }

  @Test("A screen that ignores every signal is ended when its time is over")
  func ignoresSignals() throws {
    let run = try Run(of: [Self.press("Ignore signals and hang"), Self.fine], timeout: 1)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("1 of 2 passed\n"))
  }

  @Test("Endless printing is cut off, and ended when the time is over")
  func printing() throws {
    let run = try Run(of: [Self.press("Print without end"), Self.fine], timeout: 1)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("1 of 2 passed\n"))
    #expect(output.contains("printed more than 1 MiB; the rest is left out\n"))
    #expect(output.utf8.count < 3 << 20)
  }

  @Test("A run that is interrupted takes its workers with it", arguments: [SIGINT, SIGKILL])
  func interrupted(signal: Int32) throws {
    let run = try Run(
      of: [Self.press("Start a child and hang"), Self.press("Start a daemon and hang")],
      timeout: 3_600)
    try run.readLine("hanging")
    try run.readLine("hanging")

    run.kill(with: signal)

    _ = try run.untilNothingIsLeft()
  }

  @Test("Where few files may be open, there are fewer workers")
  func fewDescriptors() throws {
    let run = try Run(
      of: Array(repeating: Self.fine, count: 60), jobs: 60, timeout: 60, limit: "ulimit -n 32; ")

    let output = try run.untilNothingIsLeft()

    #expect(output.contains("processes instead of 60: cannot "))
    #expect(output.contains("Too many open files; give fewer '--jobs', or raise 'ulimit -n'\n"))
    #expect(output.hasSuffix("60 of 60 passed\n"))
  }

  @Test(
    "Where the system has no more to give, the error says what to do",
    arguments: [
      (EMFILE, "Too many open files; give fewer '--jobs', or raise 'ulimit -n'"),
      (EAGAIN, "Resource temporarily unavailable; give fewer '--jobs', or raise 'ulimit -u'"),
      (ENOMEM, "Cannot allocate memory; give fewer '--jobs'"), (EACCES, "Permission denied"),
    ])
  func help(code: Int32, words: String) {
    let error = WorkerError.refused("make a pipe", errno: code)

    #expect(error.description == "cannot make a pipe: \(words)")
  }

  @Test("It makes no difference that standard input is closed")
  func closedInput() throws {
    let run = try Run(of: [Self.fine, Self.fine], timeout: 60, limit: "exec <&-; ")

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("2 of 2 passed\n"))
  }

  @Test("A screen that goes to another folder does not hide the other transcripts")
  func elsewhere() throws {
    let go = "> find Go elsewhere\n~ Go\n> activate\n! Fine"
    let run = try Run(of: [go, Self.fine], jobs: 1, timeout: 60)

    let output = try run.untilNothingIsLeft()

    #expect(output.hasSuffix("2 of 2 passed\n"))
  }

  private static func press(_ button: String) -> String {
    "> find \(button)\n~ \(button)\n> activate\n~ nothing says this"
  }
}

/// A run in a process of its own.
private final class Run {
  /// How many milliseconds something may take that should be there at once.
  private static let patience: Int32 = 60_000

  private let folder: TemporaryFolder
  private let stream: UnsafeMutablePointer<FILE>
  private var process: pid_t = 0
  private var pending: [UInt8] = []

  struct Failure: Error {
    let words: String
  }

  /// Starts to play; the run and all that it starts hold a descriptor that tells when they are gone.
  init(of steps: [String], jobs: Int = 2, timeout: Int, limit: String = "") throws {
    folder = try TemporaryFolder()
    for (index, steps) in steps.enumerated() {
      try folder.put("screen: faulty\n\n~ Fine\n" + steps, at: "\(index + 100).transcript")
    }
    let program = try #require(BuiltProgram.path("FaultyWorker"))
    let call = "'\(program)' --run . \(jobs) \(timeout)"
    let command = "cd '\(folder.path)'; echo $$; \(limit)exec \(call) 9>&1 2>&1"
    stream = try #require(popen(command, "r"))
    process = try #require(pid_t(try line()))
  }

  deinit {
    kill(with: SIGKILL)
    pclose(stream)
  }

  func kill(with signal: Int32) { if process > 0 { Glibc.kill(process, signal) } }

  /// Reads until a line comes.
  func readLine(_ words: String) throws {
    while try line() != words {}
  }

  /// All that is printed until nobody is left who could print.
  func untilNothingIsLeft() throws -> String {
    while try readMore() {}
    process = 0
    return String(decoding: pending, as: UTF8.self)
  }

  private func line() throws -> String {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      guard try readMore() else { throw Failure(words: "the run ended early") }
    }
  }

  private func readMore() throws -> Bool {
    var request = pollfd(fd: fileno(stream), events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.patience) > 0 else { throw Failure(words: "nothing happens") }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(fileno(stream), &piece, piece.count)
    pending += piece.prefix(max(count, 0))
    return count > 0
  }
}
