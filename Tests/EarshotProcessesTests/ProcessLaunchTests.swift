import Glibc
import Testing

@testable import EarshotProcesses

@Suite("A program is started with what it is given")
struct ProcessLaunchTests {
  @Test("It writes where it is told to, reads nothing, and is known to have ended")
  func run() throws {
    let (process, reading) = try start("/bin/sh", ["-c", "cat; echo \"$WORD\""])

    ChildProcess.waitForEnd(of: process)
    let output = String(
      decoding: try #require(Descriptor.read(from: reading.number)), as: UTF8.self)

    #expect(ChildProcess.hasEnded(process))
    #expect(output == "kite\n")
    #expect(waitpid(process, nil, 0) == process)
  }

  @Test("A process that still runs has not ended")
  func running() throws {
    let (process, _) = try start("/bin/sh", ["-c", "exec sleep 1000"])

    #expect(!ChildProcess.hasEnded(process))

    kill(process, SIGKILL)
    ChildProcess.waitForEnd(of: process)

    #expect(waitpid(process, nil, 0) == process)
  }

  @Test("A program that is not there is refused by name")
  func absent() {
    #expect(throws: SystemRefusal("start '/nowhere/program'", code: ENOENT)) {
      try start("/nowhere/program", [])
    }
  }

  private func start(
    _ program: String, _ arguments: [String]
  ) throws(SystemRefusal) -> (process: pid_t, reading: OwnedDescriptor) {
    let pipe = try OwnedDescriptor.pipe()
    let process = try ProcessLaunch(
      of: program, arguments: arguments,
      environment: ProcessEnvironment(["WORD=kite", "PATH=/usr/bin:/bin"]),
      descriptors: [STDERR_FILENO: pipe.writing.number], group: .own
    ).start()
    return (process, pipe.reading)
  }
}
