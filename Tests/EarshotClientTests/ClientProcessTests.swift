import EarshotFiles
import EarshotProcesses
import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotClient

/// A shell script stands for the process that plays: it writes on the board as that does.
@Suite("How the process with client code ends is known", .serialized)
struct ClientProcessTests {
  private static let begin =
    "printf '\\001\\000\\000\\000\\000\\000\\000\\000\\004\\000\\000\\000\\000\\000"
    + "\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000deed' >&4; "
  private static let finish =
    "printf '\\004\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000"
    + "\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\001' >&4; "

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func end(
    of script: String, seconds: Int = 100, group: ProcessLaunch.Group = .own,
    seeing see: (ClientSign) -> Void = { _ in }
  ) throws -> ClientProcess.End {
    let program = try folder.putProgram("#!/bin/bash\n\(script)\n", at: "program")
    return try ClientProcess(
      program: program, arguments: [],
      limits: ClientProcess.Limits(seconds: seconds, memory: 1 << 20, mayWait: false),
      group: group
    ).run(printingTo: STDOUT_FILENO, seeing: see)
  }

  @Test("One that has done everything has a status of its own", arguments: [0, 1, 2])
  func status(code: Int32) throws {
    #expect(try end(of: Self.finish + "exit \(code)") == .status(code))
  }

  @Test("One that ends in the middle has crashed, whatever its status", arguments: [0, 3])
  func middle(code: Int32) throws {
    #expect(
      try end(of: Self.begin + "exit \(code)")
        == .crashed(
          during: "deed", in: nil,
          words: "the process ended of its own accord, with status \(code)"))
    unlink(folder("program"))
    #expect(
      try end(of: "exit \(code)")
        == .crashed(
          during: "while it waited for a command", in: nil,
          words: "the process ended of its own accord, with status \(code)"))
  }

  @Test("Signals that stop it are told from those of a crash")
  func signals() throws {
    #expect(try end(of: "kill -TERM $$", group: .shared) == .stopped(signal: SIGTERM))
    unlink(folder("program"))
    let killed = try end(of: Self.begin + "kill -KILL $$")
    #expect(
      killed
        == .crashed(during: "deed", in: nil, words: "the process was ended by signal 9 (Killed)"))
  }

  @Test(
    "What it sends to its whole group ends it alone, and is no wish of anybody to stop",
    arguments: [(9, "Killed"), (15, "Terminated"), (2, "Interrupt")])
  func group(signal: Int32, name: String) throws {
    #expect(
      try end(of: Self.begin + "trap - INT; kill -\(signal) 0; sleep 10")
        == .crashed(
          during: "deed", in: nil, words: "the process was ended by signal \(signal) (\(name))"))
  }

  @Test("What it hands over arrives, whatever it does afterwards")
  func handedOver() throws {
    let message = SealedMessage.framed([1, 2]).map { "\\x" + String($0, radix: 16) }.joined()
    var signs: [ClientSign] = []

    let end = try end(
      of: Self.begin + "printf '\(message)\(message)' >&3; exec 3>&-; kill -KILL $$",
      seeing: { signs.append($0) })

    #expect(
      end == .crashed(during: "deed", in: nil, words: "the process was ended by signal 9 (Killed)"))
    #expect(
      signs == [.hasSent([1, 2]), .hasSent([1, 2]), .hasFailed(note: [], reason: nil)])
  }

  @Test(
    "One whose code tells something else, or that can tell nothing any more, is ended",
    arguments: [
      "printf junkjunkjunk >&3; sleep 100", "printf '\\004\\000\\000\\000junk' >&3; sleep 100",
      "printf '\\002' | dd of=/dev/fd/4 bs=1 seek=24 conv=notrunc status=none; exit 1",
    ])
  func robbed(script: String) throws {
    #expect(try end(of: Self.begin + script) == .robbed(during: "deed"))
  }

  @Test("One that computes for longer than it may is ended")
  func endless() throws {
    #expect(
      try end(of: Self.begin + "trap '' TERM INT XCPU; while :; do :; done", seconds: 0)
        == .hung(during: "deed", in: nil, .computed(seconds: 0)))
  }

  @Test(
    "What it leaves behind is not waited for, even with its end of the lifeline, and ends with its group",
    arguments: [ProcessLaunch.Group.own, .shared])
  func leftBehind(group: ProcessLaunch.Group) throws {
    let script = "sleep 1000 & echo $! > '\(folder("number"))'; " + Self.finish + "exit 0"

    #expect(try end(of: script, group: group) == .status(0))

    let number = String(decoding: try FileContents.read(folder("number"), limit: 20), as: UTF8.self)
    let left = try #require(pid_t(number.dropLast()))
    #expect(isGone(left, soon: group == .own) == (group == .own))
    kill(left, SIGKILL)
  }

  /// A signal takes effect in its own time, and nobody may have taken note yet of who is gone.
  private func isGone(_ process: pid_t, soon mayComeSoon: Bool) -> Bool {
    for _ in 0..<(mayComeSoon ? 500 : 1) {
      let state = (try? FileContents.read("/proc/\(process)/stat", limit: 4_096)) ?? []
      if state.isEmpty || String(decoding: state, as: UTF8.self).contains(") Z ") { return true }
      if mayComeSoon { usleep(10_000) }
    }
    return false
  }

  @Test("That it closes what it was given makes no difference")
  func closed() throws {
    #expect(try end(of: Self.finish + "exec 3>&- 4>&- 5>&-; exit 1") == .status(1))
  }

  @Test("It is seen once when it is late, and how it failed when it has")
  func signs() throws {
    let script =
      Self.begin
      + "printf '\\003\\000\\000\\000\\000\\000\\000\\000abc' | dd of=/dev/fd/4 bs=1 seek=4096 "
      + "conv=notrunc status=none; sleep 1.3; echo 'a/b.swift:1: Fatal error: no' >&5; exit 3"
    let program = try folder.putProgram("#!/bin/bash\n\(script)\n", at: "program")
    var signs: [ClientSign] = []

    _ = try ClientProcess(
      program: program, arguments: [],
      limits: ClientProcess.Limits(seconds: 100, memory: 1 << 20, mayWait: false)
    ).run(printingTo: STDOUT_FILENO, seeing: { signs.append($0) })

    let note = Array("abc".utf8)
    #expect(
      signs == [
        .isLate(note: note), .hasFailed(note: note, reason: "a/b.swift:1: Fatal error: no"),
      ])
  }

  @Test("A program that is not there is refused")
  func absent() {
    #expect(throws: SystemRefusal("start '/nowhere'", code: ENOENT)) {
      try ClientProcess(
        program: "/nowhere", arguments: [],
        limits: ClientProcess.Limits(seconds: 1, memory: 1, mayWait: false)
      ).run(printingTo: STDOUT_FILENO)
    }
  }
}
