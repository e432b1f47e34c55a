import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import Glibc
import Testing

@Suite("Transcripts are played in processes of their own")
struct TranscriptRunTests {
  private static let opening = "screen: faulty\n\n~ Fine\n"

  @Test("A crash fails one transcript with its signal, its last step and what was printed")
  func crash() throws {
    let results = try play(["> find Crash\n~ Crash\n> activate\n~ Crash\n> next\n~ Hang", fine])

    let failure = try #require(results.first?.failures.first)
    #expect(failure.command == "activate")
    #expect(failure.line == 6)
    #expect(failure.unplayedSteps == 1)
    guard case .crashed(let words) = failure.reason else {
      Issue.record("\(failure.reason)")
      return
    }
    #expect(words.contains("was ended by signal"))
    #expect(words.contains("Fatal error: the seeds are gone"))
    #expect(results.map(\.passed) == [false, true])
  }

  @Test("A hang fails one transcript when its time is over")
  func hang() throws {
    let results = try play(
      [fine, "> find Hang\n~ Hang\n> activate\n~ Hang", fine], timeout: 1)

    #expect(results.map(\.passed) == [true, false, true])
    #expect(results[1].failures.map(\.reason) == [.timedOut(seconds: 1)])
    #expect(results[1].failures.map(\.command) == ["activate"])
  }

  @Test("What takes all memory fails one transcript, and its use of memory is told")
  func memory() throws {
    let results = try play(
      ["> find Exhaust\n~ Exhaust\n> activate\n~ x", fine], memoryLimit: 400)

    #expect(results.map(\.passed) == [false, true])
    guard case .crashed(let words)? = results.first?.failures.first?.reason else {
      Issue.record("\(results)")
      return
    }
    #expect(words.contains("MiB, and may use 400 MiB"))
  }

  @Test("Endless recursion fails one transcript")
  func recursion() throws {
    let results = try play(["> find Recurse\n~ Recurse\n> activate\n~ x", fine])

    #expect(results.map(\.passed) == [false, true])
    guard case .crashed? = results.first?.failures.first?.reason else {
      Issue.record("\(results)")
      return
    }
  }

  @Test("A screen that ends the process has failed, whatever its status")
  func leaving() throws {
    let results = try play(["> find Leave\n~ Leave\n> activate\n~ x", fine])

    #expect(
      results.first?.failures.map(\.reason) == [
        .crashed("the process ended of its own accord, with status 0")
      ])
    #expect(results.last?.passed == true)
  }

  @Test("Results come in the order of the transcripts, whichever is done first")
  func order() throws {
    let slow = "> find Hang\n~ Hang\n> activate\n~ Hang"

    let results = try play([slow] + Array(repeating: fine, count: 20), jobs: 4, timeout: 1)

    #expect(results.map(\.passed) == [false] + Array(repeating: true, count: 20))
    #expect(results.map(\.file) == results.map(\.file).sorted())
  }

  @Test("What is heard comes back whole")
  func differing() throws {
    let results = try play(["> next\nFine"])

    #expect(
      results.first?.failures == [
        TranscriptFailure(
          command: "next", line: 5, expected: [.speech("Fine")],
          heard: [.speech("Crash, button")], reason: .differs)
      ])
  }

  @Test("A worker that died while it waited is replaced, and no transcript is blamed")
  func diedWaiting() throws {
    let results = try play(
      ["> find Die\n~ Die\n> activate\n! Fine", fine, fine], jobs: 1)

    #expect(results.map(\.passed) == [true, true, true])
  }

  @Test("A worker that sends nonsense fails one transcript")
  func nonsense() throws {
    let results = try play(["> find Say nonsense\n~ Say\n> activate\n! Fine", fine], jobs: 1)

    #expect(results.map(\.passed) == [false, true])
    #expect(
      results.first?.failures.map(\.reason) == [
        .stopped("a worker sent what cannot be understood")
      ])
  }

  @Test("A screen that closes standard error is played as any other")
  func closedErrors() throws {
    let results = try play(["> find Close\n~ Close\n> activate\n! Fine", fine], jobs: 1)

    #expect(results.map(\.passed) == [true, true])
  }

  @Test("A transcript that vanished before it was played has failed, and says so")
  func vanished() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(Self.opening + fine, at: "chat.transcript")
    let transcripts = try TranscriptSuite(in: [path]).transcripts
    unlink(path)
    var run = TranscriptRun(
      of: transcripts,
      options: TranscriptRun.Options(program: try #require(BuiltProgram.path("FaultyWorker"))))

    var results: [TranscriptResult] = []
    try run.play { results.append($0.result) }

    #expect(
      results.flatMap(\.failures).map(\.reason) == [
        .stopped("the transcript cannot be read any more: No such file or directory")
      ])
  }

  @Test("A program that is no worker is an error and not a result")
  func noWorker() throws {
    #expect(throws: WorkerError.self) { try play([fine], program: "/bin/false") }
    #expect(throws: WorkerError.refused("start '/no/such/file'", errno: 2)) {
      try play([fine], program: "/no/such/file")
    }
  }

  private var fine: String { "> current\n~ Fine" }

  private func play(
    _ steps: [String], jobs: Int = 2, timeout: Int = 60, memoryLimit: Int = 2_048,
    program: String? = nil
  ) throws -> [TranscriptResult] {
    let folder = try TemporaryFolder()
    for (index, steps) in steps.enumerated() {
      try folder.put(Self.opening + steps, at: "\(index + 100).transcript")
    }
    let transcripts = try TranscriptSuite(in: [folder.path]).transcripts
    let worker = try program ?? #require(BuiltProgram.path("FaultyWorker"))
    var run = TranscriptRun(
      of: transcripts,
      options: TranscriptRun.Options(
        jobs: jobs, timeout: timeout, memoryLimit: memoryLimit, program: worker))
    var results: [TranscriptResult] = []
    try run.play { results.append($0.result) }
    return results
  }
}
