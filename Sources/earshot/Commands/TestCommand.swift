import EarshotScenarios
import EarshotScreens
import EarshotText
import Glibc

/// Plays transcripts, and compares.
@MainActor
struct TestCommand {
  let call: CommandLineArguments
  /// The program that is started to play transcripts.
  let workerProgram: String
  /// Whether the report may be coloured.
  let style: ReportStyle
  /// What GitHub Actions is told; nil where nobody asks.
  let annotations: GitHubAnnotations?

  /// The folder that is tested when no path is given.
  private static let standardFolder = "Scenarios"

  /// Prints what failed, and how many passed; how far it came goes where errors go.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    if let sheet = call.heardSheet { return try HeardSheet(file: sheet).run(printingTo: &output) }
    if let sheet = call.deviceSheet {
      try NewDeviceSheet(file: sheet).write(try suite().transcripts, printingTo: &output)
      return .success
    }
    return try play(printingTo: &output, errorsTo: &errors)
  }

  private func play(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    let shard = try ShardRequest(of: call, environment: ShardRequest.environment).answer()
    let all = try suite().transcripts
    let transcripts = shard?.part(of: all, in: paths) ?? all
    try FileRoles(of: call).checkReports(beside: all)
    var reports = try TestReports(for: call, style: style, annotations: annotations)
    var records = TestRecords(call.recording, in: paths)
    try play(transcripts, &reports, &records, printingTo: &output, errorsTo: &errors)
    let part = shard.map { remark(on: $0, playing: transcripts.count, of: all.count) }
    let remarks = [part, records.summary]
    for remark in remarks.compactMap(\.self) {
      reports.remark(remark + "\n", printingTo: &output, errorsTo: &errors)
    }
    try reports.finish(printingTo: &output)
    return reports.failedCount == 0 ? .success : .finding
  }

  private func play(
    _ transcripts: [Transcript], _ reports: inout TestReports, _ records: inout TestRecords,
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) {
    var progress = TestProgress(total: transcripts.count, isPlain: call.isPlain)
    var slowest = SlowestTranscripts()
    var options = options
    options.libraries = libraries(for: transcripts, errorsTo: &errors)
    var run = TranscriptRun(of: transcripts, options: options)
    var next = transcripts[...]
    reports.begin(count: transcripts.count, printingTo: &output)
    do {
      try run.play { played in
        progress.clear(on: &errors)
        reports.add(played, printingTo: &output, errorsTo: &errors)
        slowest.add(played)
        if let remark = next.popFirst().flatMap({ records.record(played.result, in: $0) }) {
          reports.remark(remark, printingTo: &output, errorsTo: &errors)
        }
        progress.advance(on: &errors)
      }
    } catch {
      throw CommandLineError("\(error)")
    }
    progress.clear(on: &errors)
    if let line = slowest.line() { errors.write(line + "\n") }
  }

  /// Which part was played; that a part is empty is no failure, since the others are not.
  private func remark(on shard: Shard, playing count: Int, of total: Int) -> String {
    let part = "part \(shard) of \(total) \(total == 1 ? "transcript" : "transcripts")"
    return count > 0 ? part : "\(part): nothing was played, because none is in this part"
  }

  /// Compiles the source of screens, each once.
  private func libraries(
    for transcripts: [Transcript], errorsTo errors: inout some TextOutputStream
  ) -> ClientLibraries {
    let sources = Set(transcripts.compactMap(\.source))
    guard !sources.isEmpty else { return ClientLibraries() }
    return ClientPreparation(for: call)
      .libraries(of: sources.sorted { "\($0)" < "\($1)" }, errorsTo: &errors)
  }

  private var options: TranscriptRun.Options {
    var options = call.running
    options.program = workerProgram
    return options
  }

  private var paths: [String] { call.paths.isEmpty ? [Self.standardFolder] : call.paths }

  private func suite() throws(CommandLineError) -> TranscriptSuite {
    guard !call.paths.isEmpty || access(Self.standardFolder, F_OK) == 0 else {
      throw CommandLineError(
        "there is no folder '\(Self.standardFolder)' here; name a transcript or a folder, "
          + "as in 'earshot test chat.transcript'")
    }
    do {
      return try TranscriptSuite(in: paths, filter: call.filter)
    } catch {
      throw CommandLineError(located: "\(error)", showing: error.excerpt)
    }
  }
}
