import EarshotFiles
import EarshotProcesses
import Glibc

/// How long somebody waits for the first phrase of a Swift file of their own.
struct SourceBenchmark: Benchmark {
  let name = "source"
  let summary = "From the command to the end of a session on a Swift file of 200 lines."

  func run(reporting report: inout Report) throws {
    let project = try SourceProject()
    let first = try Measurement.time { try play(project) }
    report.say("the first time, with an empty cache", costs: first)
    report.require("at most 4 seconds", isMet: first <= .seconds(4))
    var edited = Measurement()
    var cached = Measurement()
    for _ in 0..<5 {
      try project.edit()
      try edited.addBatch(of: 1) { try play(project) }
      try cached.addBatch(of: 1) { try play(project) }
    }
    report.say("after an edit", costs: edited.median)
    report.require("at most 2 seconds", isMet: edited.median <= .seconds(2))
    report.say("unchanged", costs: cached.median)
    report.require("at most 0.2 seconds", isMet: cached.median <= .milliseconds(200))
  }

  /// Calls the program that is built beside this one, as somebody does from a shell.
  private func play(_ project: SourceProject) throws {
    let folder = FilePath.folder(of: FilePath.destination(of: "/proc/self/exe"))
    let nowhere = OwnedDescriptor(open("/dev/null", O_WRONLY | O_CLOEXEC))
    let process = try ProcessLaunch(
      of: folder + "earshot",
      arguments: ["play", "--trust", "--cache-dir", project.cache, project.file],
      environment: .current,
      descriptors: [
        STDERR_FILENO: STDERR_FILENO, STDOUT_FILENO: nowhere.number,
      ], group: .shared
    ).start()
    guard ChildProcess.reap(process).status == 0 else {
      throw BenchmarkError("the file could not be played")
    }
  }
}
